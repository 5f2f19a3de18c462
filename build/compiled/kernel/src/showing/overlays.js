export {};
//# sourceMappingURL=overlays.js.map