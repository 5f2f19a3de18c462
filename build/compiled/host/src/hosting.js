export {};
//# sourceMappingURL=hosting.js.map