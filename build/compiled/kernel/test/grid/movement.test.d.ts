export {};
//# sourceMappingURL=movement.test.d.ts.map