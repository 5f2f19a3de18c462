export {};
//# sourceMappingURL=clock.test.d.ts.map