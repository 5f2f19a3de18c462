export {};
//# sourceMappingURL=kinds.test.d.ts.map