export {};
//# sourceMappingURL=problems-things.test.d.ts.map