export {};
//# sourceMappingURL=meter.test.d.ts.map