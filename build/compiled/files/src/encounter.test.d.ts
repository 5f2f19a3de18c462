export {};
//# sourceMappingURL=encounter.test.d.ts.map