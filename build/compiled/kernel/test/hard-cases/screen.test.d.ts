export {};
//# sourceMappingURL=screen.test.d.ts.map