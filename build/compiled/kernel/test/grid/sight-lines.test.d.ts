export {};
//# sourceMappingURL=sight-lines.test.d.ts.map