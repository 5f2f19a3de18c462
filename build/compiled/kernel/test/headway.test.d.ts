export {};
//# sourceMappingURL=headway.test.d.ts.map