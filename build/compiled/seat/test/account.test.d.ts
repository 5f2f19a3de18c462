export {};
//# sourceMappingURL=account.test.d.ts.map