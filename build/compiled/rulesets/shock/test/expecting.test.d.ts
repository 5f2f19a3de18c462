export {};
//# sourceMappingURL=expecting.test.d.ts.map