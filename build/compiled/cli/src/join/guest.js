export {};
//# sourceMappingURL=guest.js.map