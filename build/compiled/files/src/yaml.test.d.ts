export {};
//# sourceMappingURL=yaml.test.d.ts.map