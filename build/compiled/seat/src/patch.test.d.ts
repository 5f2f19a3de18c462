export {};
//# sourceMappingURL=patch.test.d.ts.map