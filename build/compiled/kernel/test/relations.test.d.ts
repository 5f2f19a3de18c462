export {};
//# sourceMappingURL=relations.test.d.ts.map