export {};
//# sourceMappingURL=case-given.test.d.ts.map