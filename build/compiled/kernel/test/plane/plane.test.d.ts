export {};
//# sourceMappingURL=plane.test.d.ts.map