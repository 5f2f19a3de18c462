export {};
//# sourceMappingURL=read-places.test.d.ts.map