export {};
//# sourceMappingURL=short.test.d.ts.map