export {};
//# sourceMappingURL=away.test.d.ts.map