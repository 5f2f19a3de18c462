export {};
//# sourceMappingURL=likely.test.d.ts.map