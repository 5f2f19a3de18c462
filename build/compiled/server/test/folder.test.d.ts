export {};
//# sourceMappingURL=folder.test.d.ts.map