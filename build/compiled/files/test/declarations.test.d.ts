export {};
//# sourceMappingURL=declarations.test.d.ts.map