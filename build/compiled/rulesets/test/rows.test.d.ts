export {};
//# sourceMappingURL=rows.test.d.ts.map