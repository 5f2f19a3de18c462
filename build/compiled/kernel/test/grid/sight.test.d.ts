export {};
//# sourceMappingURL=sight.test.d.ts.map