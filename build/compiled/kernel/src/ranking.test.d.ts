export {};
//# sourceMappingURL=ranking.test.d.ts.map