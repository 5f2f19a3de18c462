export {};
//# sourceMappingURL=secrets.test.d.ts.map