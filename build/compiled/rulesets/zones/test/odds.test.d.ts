export {};
//# sourceMappingURL=odds.test.d.ts.map