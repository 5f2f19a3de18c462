export {};
//# sourceMappingURL=bands-delay-ready.test.d.ts.map