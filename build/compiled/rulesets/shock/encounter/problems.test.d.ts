export {};
//# sourceMappingURL=problems.test.d.ts.map