export {};
//# sourceMappingURL=amounts.test.d.ts.map