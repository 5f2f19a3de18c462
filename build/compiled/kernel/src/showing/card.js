export {};
//# sourceMappingURL=card.js.map