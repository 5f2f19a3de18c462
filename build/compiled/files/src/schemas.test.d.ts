export {};
//# sourceMappingURL=schemas.test.d.ts.map