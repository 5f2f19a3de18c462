export {};
//# sourceMappingURL=tally.test.d.ts.map