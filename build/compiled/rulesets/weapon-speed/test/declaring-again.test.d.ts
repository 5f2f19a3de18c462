export {};
//# sourceMappingURL=declaring-again.test.d.ts.map