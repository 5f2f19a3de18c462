export {};
//# sourceMappingURL=options-and-house-rules.test.d.ts.map