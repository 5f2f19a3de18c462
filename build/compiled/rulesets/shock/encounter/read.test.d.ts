export {};
//# sourceMappingURL=read.test.d.ts.map