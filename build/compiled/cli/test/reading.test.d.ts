export {};
//# sourceMappingURL=reading.test.d.ts.map