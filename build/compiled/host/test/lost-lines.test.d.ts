export {};
//# sourceMappingURL=lost-lines.test.d.ts.map