export {};
//# sourceMappingURL=random-play.test.d.ts.map