export {};
//# sourceMappingURL=problems-places.test.d.ts.map