export {};
//# sourceMappingURL=comparison.js.map