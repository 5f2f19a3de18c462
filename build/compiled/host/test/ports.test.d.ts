export {};
//# sourceMappingURL=ports.test.d.ts.map