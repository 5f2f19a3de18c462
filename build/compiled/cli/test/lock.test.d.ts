export {};
//# sourceMappingURL=lock.test.d.ts.map