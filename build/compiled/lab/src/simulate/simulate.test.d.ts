export {};
//# sourceMappingURL=simulate.test.d.ts.map