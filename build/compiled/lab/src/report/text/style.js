/** Text from people on one line: without control characters, line breaks and marks that turn the direction of writing. */
export const flat = (text) => text.replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
//# sourceMappingURL=style.js.map