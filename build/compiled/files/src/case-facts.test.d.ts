export {};
//# sourceMappingURL=case-facts.test.d.ts.map