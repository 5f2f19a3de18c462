export {};
//# sourceMappingURL=hidden.test.d.ts.map