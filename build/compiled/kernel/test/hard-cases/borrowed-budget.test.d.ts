export {};
//# sourceMappingURL=borrowed-budget.test.d.ts.map