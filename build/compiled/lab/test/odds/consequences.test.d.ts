export {};
//# sourceMappingURL=consequences.test.d.ts.map