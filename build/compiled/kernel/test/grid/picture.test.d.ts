export {};
//# sourceMappingURL=picture.test.d.ts.map