export {};
//# sourceMappingURL=run.test.d.ts.map