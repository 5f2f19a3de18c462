export {};
//# sourceMappingURL=duel.test.d.ts.map