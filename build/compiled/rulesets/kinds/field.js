export {};
//# sourceMappingURL=field.js.map