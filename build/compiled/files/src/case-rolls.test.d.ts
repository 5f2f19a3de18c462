export {};
//# sourceMappingURL=case-rolls.test.d.ts.map