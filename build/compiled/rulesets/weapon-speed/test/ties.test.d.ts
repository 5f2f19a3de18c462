export {};
//# sourceMappingURL=ties.test.d.ts.map