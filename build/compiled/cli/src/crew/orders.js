export {};
//# sourceMappingURL=orders.js.map