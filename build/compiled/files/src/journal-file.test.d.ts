export {};
//# sourceMappingURL=journal-file.test.d.ts.map