export {};
//# sourceMappingURL=restart.test.d.ts.map