export {};
//# sourceMappingURL=two-turns-in-a-round.test.d.ts.map