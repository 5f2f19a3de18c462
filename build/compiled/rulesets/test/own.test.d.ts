export {};
//# sourceMappingURL=own.test.d.ts.map