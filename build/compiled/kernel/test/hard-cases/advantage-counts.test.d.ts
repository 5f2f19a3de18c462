export {};
//# sourceMappingURL=advantage-counts.test.d.ts.map