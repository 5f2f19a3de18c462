export {};
//# sourceMappingURL=policies.test.d.ts.map