export {};
//# sourceMappingURL=branches.test.d.ts.map