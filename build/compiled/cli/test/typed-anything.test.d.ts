export {};
//# sourceMappingURL=typed-anything.test.d.ts.map