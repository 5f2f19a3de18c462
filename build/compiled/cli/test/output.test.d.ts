export {};
//# sourceMappingURL=output.test.d.ts.map