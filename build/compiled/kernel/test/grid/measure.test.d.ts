export {};
//# sourceMappingURL=measure.test.d.ts.map