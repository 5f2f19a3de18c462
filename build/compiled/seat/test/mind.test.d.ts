export {};
//# sourceMappingURL=mind.test.d.ts.map