export {};
//# sourceMappingURL=statistics.test.d.ts.map