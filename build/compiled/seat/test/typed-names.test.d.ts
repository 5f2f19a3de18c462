export {};
//# sourceMappingURL=typed-names.test.d.ts.map