export {};
//# sourceMappingURL=hidden-things.test.d.ts.map