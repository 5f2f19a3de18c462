export {};
//# sourceMappingURL=occupancy.test.d.ts.map