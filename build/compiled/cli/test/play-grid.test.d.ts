export {};
//# sourceMappingURL=play-grid.test.d.ts.map