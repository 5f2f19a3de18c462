export {};
//# sourceMappingURL=fraction.test.d.ts.map