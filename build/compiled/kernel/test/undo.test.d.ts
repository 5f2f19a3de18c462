export {};
//# sourceMappingURL=undo.test.d.ts.map