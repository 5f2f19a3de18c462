export {};
//# sourceMappingURL=state.test.d.ts.map