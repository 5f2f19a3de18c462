export {};
//# sourceMappingURL=misspelt.test.d.ts.map