export {};
//# sourceMappingURL=memory-store.test.d.ts.map