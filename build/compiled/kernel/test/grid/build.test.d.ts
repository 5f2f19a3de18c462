export {};
//# sourceMappingURL=build.test.d.ts.map