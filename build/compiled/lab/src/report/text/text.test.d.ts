export {};
//# sourceMappingURL=text.test.d.ts.map