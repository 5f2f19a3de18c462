export {};
//# sourceMappingURL=claims.test.d.ts.map