export {};
//# sourceMappingURL=ui.test.d.ts.map