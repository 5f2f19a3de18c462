export {};
//# sourceMappingURL=commands.test.d.ts.map