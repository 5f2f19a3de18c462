export {};
//# sourceMappingURL=limits.test.d.ts.map