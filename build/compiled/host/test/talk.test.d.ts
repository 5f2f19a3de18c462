export {};
//# sourceMappingURL=talk.test.d.ts.map