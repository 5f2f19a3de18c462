export {};
//# sourceMappingURL=two-pools-of-life.test.d.ts.map