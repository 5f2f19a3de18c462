export {};
//# sourceMappingURL=case-cited.test.d.ts.map