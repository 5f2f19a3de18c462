export {};
//# sourceMappingURL=presence.test.d.ts.map