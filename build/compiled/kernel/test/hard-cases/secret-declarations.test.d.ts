export {};
//# sourceMappingURL=secret-declarations.test.d.ts.map