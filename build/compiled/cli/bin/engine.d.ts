export {};
//# sourceMappingURL=engine.d.ts.map