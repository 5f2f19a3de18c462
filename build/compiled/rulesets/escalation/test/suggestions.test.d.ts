export {};
//# sourceMappingURL=suggestions.test.d.ts.map