export {};
//# sourceMappingURL=process.test.d.ts.map