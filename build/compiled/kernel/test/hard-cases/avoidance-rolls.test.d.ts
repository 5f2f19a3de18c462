export {};
//# sourceMappingURL=avoidance-rolls.test.d.ts.map