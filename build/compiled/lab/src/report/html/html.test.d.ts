export {};
//# sourceMappingURL=html.test.d.ts.map