export {};
//# sourceMappingURL=abilities-as-data.test.d.ts.map