export {};
//# sourceMappingURL=sight-trials.test.d.ts.map