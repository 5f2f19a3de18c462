export {};
//# sourceMappingURL=price.js.map