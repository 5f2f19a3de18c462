export {};
//# sourceMappingURL=problems-items.test.d.ts.map