export {};
//# sourceMappingURL=pointless.test.d.ts.map