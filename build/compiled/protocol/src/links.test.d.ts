export {};
//# sourceMappingURL=links.test.d.ts.map