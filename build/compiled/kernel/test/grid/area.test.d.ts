export {};
//# sourceMappingURL=area.test.d.ts.map