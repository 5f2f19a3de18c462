export {};
//# sourceMappingURL=in-command.test.d.ts.map