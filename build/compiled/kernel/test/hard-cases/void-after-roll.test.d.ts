export {};
//# sourceMappingURL=void-after-roll.test.d.ts.map