export {};
//# sourceMappingURL=designing.test.d.ts.map