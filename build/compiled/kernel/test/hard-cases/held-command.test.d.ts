export {};
//# sourceMappingURL=held-command.test.d.ts.map