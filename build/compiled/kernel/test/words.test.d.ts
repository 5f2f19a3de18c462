export {};
//# sourceMappingURL=words.test.d.ts.map