export {};
//# sourceMappingURL=showing.js.map