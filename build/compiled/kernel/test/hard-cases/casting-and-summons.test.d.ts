export {};
//# sourceMappingURL=casting-and-summons.test.d.ts.map