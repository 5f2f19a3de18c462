export {};
//# sourceMappingURL=idempotent.test.d.ts.map