export {};
//# sourceMappingURL=play.test.d.ts.map