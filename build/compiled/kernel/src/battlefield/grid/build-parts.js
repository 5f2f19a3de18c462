export {};
//# sourceMappingURL=build-parts.js.map