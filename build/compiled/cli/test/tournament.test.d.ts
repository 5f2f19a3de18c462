export {};
//# sourceMappingURL=tournament.test.d.ts.map