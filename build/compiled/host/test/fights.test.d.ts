export {};
//# sourceMappingURL=fights.test.d.ts.map