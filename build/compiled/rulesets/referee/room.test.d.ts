export {};
//# sourceMappingURL=room.test.d.ts.map