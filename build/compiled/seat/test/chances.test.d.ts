export {};
//# sourceMappingURL=chances.test.d.ts.map