export {};
//# sourceMappingURL=simulation.js.map