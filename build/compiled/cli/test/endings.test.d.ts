export {};
//# sourceMappingURL=endings.test.d.ts.map