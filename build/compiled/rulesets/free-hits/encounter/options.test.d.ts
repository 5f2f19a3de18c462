export {};
//# sourceMappingURL=options.test.d.ts.map