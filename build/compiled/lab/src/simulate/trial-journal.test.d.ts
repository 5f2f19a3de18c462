export {};
//# sourceMappingURL=trial-journal.test.d.ts.map