export {};
//# sourceMappingURL=problems-abilities.test.d.ts.map