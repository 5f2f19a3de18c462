export {};
//# sourceMappingURL=journal.test.d.ts.map