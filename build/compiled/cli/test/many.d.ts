export {};
//# sourceMappingURL=many.d.ts.map