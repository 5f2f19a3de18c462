export {};
//# sourceMappingURL=about.js.map