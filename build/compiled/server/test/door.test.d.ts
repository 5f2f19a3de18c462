export {};
//# sourceMappingURL=door.test.d.ts.map