/** Names that mean something else in commands and answers. */
export const RESERVED = ['referee', 'characters', 'enemies', 'nobody', 'none', 'null', 'fight'];
//# sourceMappingURL=reserved.js.map