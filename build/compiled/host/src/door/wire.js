export {};
//# sourceMappingURL=wire.js.map