export {};
//# sourceMappingURL=referee-decides.test.d.ts.map