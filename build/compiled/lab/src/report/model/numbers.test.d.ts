export {};
//# sourceMappingURL=numbers.test.d.ts.map