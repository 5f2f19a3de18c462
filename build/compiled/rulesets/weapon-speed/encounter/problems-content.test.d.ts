export {};
//# sourceMappingURL=problems-content.test.d.ts.map