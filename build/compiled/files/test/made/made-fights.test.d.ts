export {};
//# sourceMappingURL=made-fights.test.d.ts.map