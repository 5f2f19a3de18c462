export {};
//# sourceMappingURL=seats.test.d.ts.map