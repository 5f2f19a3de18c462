export {};
//# sourceMappingURL=hidden-abilities.test.d.ts.map