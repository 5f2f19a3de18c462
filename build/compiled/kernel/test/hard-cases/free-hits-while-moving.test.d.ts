export {};
//# sourceMappingURL=free-hits-while-moving.test.d.ts.map