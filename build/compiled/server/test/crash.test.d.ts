export {};
//# sourceMappingURL=crash.test.d.ts.map