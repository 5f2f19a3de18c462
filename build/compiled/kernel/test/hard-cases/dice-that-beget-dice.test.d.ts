export {};
//# sourceMappingURL=dice-that-beget-dice.test.d.ts.map