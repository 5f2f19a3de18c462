export {};
//# sourceMappingURL=read-items.test.d.ts.map