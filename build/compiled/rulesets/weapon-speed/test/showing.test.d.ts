export {};
//# sourceMappingURL=showing.test.d.ts.map