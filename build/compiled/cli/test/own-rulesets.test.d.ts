export {};
//# sourceMappingURL=own-rulesets.test.d.ts.map