export {};
//# sourceMappingURL=explained.test.d.ts.map