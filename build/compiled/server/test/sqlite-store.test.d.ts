export {};
//# sourceMappingURL=sqlite-store.test.d.ts.map