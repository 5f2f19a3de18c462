export {};
//# sourceMappingURL=counter.test.d.ts.map