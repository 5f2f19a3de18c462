export {};
//# sourceMappingURL=host.test.d.ts.map