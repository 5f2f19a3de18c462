export {};
//# sourceMappingURL=house.test.d.ts.map