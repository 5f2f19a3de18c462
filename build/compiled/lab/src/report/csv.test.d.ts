export {};
//# sourceMappingURL=csv.test.d.ts.map