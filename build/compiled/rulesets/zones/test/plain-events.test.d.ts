export {};
//# sourceMappingURL=plain-events.test.d.ts.map