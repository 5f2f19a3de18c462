export {};
//# sourceMappingURL=balance.test.d.ts.map