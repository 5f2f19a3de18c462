export {};
//# sourceMappingURL=compare.test.d.ts.map