export {};
//# sourceMappingURL=problems-people.test.d.ts.map