export {};
//# sourceMappingURL=act-words.test.d.ts.map