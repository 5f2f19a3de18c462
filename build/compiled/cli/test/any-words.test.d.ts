export {};
//# sourceMappingURL=any-words.test.d.ts.map