export {};
//# sourceMappingURL=turning-points.test.d.ts.map