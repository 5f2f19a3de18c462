export {};
//# sourceMappingURL=verdict.test.d.ts.map