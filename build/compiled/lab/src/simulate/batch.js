export {};
//# sourceMappingURL=batch.js.map