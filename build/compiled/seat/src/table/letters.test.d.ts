export {};
//# sourceMappingURL=letters.test.d.ts.map