export {};
//# sourceMappingURL=steps.test.d.ts.map