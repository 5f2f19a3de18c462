export {};
//# sourceMappingURL=override.test.d.ts.map