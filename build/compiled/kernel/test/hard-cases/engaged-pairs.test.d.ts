export {};
//# sourceMappingURL=engaged-pairs.test.d.ts.map