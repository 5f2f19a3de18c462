export {};
//# sourceMappingURL=serving.test.d.ts.map