export {};
//# sourceMappingURL=read-fight.test.d.ts.map