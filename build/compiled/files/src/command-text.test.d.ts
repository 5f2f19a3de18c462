export {};
//# sourceMappingURL=command-text.test.d.ts.map