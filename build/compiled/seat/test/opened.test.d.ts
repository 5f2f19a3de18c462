export {};
//# sourceMappingURL=opened.test.d.ts.map