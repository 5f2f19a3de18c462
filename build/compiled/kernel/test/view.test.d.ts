export {};
//# sourceMappingURL=view.test.d.ts.map