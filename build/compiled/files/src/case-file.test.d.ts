export {};
//# sourceMappingURL=case-file.test.d.ts.map