export {};
//# sourceMappingURL=content.test.d.ts.map