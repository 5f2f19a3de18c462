export {};
//# sourceMappingURL=writing.test.d.ts.map