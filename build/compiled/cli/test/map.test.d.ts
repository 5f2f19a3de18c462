export {};
//# sourceMappingURL=map.test.d.ts.map