export {};
//# sourceMappingURL=blows.test.d.ts.map