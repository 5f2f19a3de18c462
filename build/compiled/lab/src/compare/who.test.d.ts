export {};
//# sourceMappingURL=who.test.d.ts.map