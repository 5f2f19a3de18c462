export {};
//# sourceMappingURL=reach.test.d.ts.map