export {};
//# sourceMappingURL=referee-overrides.test.d.ts.map