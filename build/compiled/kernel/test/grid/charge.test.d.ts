export {};
//# sourceMappingURL=charge.test.d.ts.map