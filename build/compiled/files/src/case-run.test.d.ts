export {};
//# sourceMappingURL=case-run.test.d.ts.map