export {};
//# sourceMappingURL=trials.test.d.ts.map