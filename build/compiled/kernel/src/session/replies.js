export {};
//# sourceMappingURL=replies.js.map