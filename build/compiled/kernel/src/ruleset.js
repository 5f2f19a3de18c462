export {};
//# sourceMappingURL=ruleset.js.map