export {};
//# sourceMappingURL=join.test.d.ts.map