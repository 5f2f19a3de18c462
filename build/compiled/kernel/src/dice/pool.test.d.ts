export {};
//# sourceMappingURL=pool.test.d.ts.map