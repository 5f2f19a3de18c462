export {};
//# sourceMappingURL=order.js.map