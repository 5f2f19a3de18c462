export {};
//# sourceMappingURL=junctures.test.d.ts.map