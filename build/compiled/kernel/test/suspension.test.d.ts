export {};
//# sourceMappingURL=suspension.test.d.ts.map