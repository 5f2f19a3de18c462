export {};
//# sourceMappingURL=opponents.test.d.ts.map