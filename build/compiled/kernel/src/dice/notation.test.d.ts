export {};
//# sourceMappingURL=notation.test.d.ts.map