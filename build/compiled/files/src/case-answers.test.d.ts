export {};
//# sourceMappingURL=case-answers.test.d.ts.map