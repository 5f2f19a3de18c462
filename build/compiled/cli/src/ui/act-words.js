/** An act in words: `Attack Gob with longsword`; with dots where something is still asked. */
export const actText = ({ label, words, finer, asks }) => `${[label, words, finer].filter((one) => one !== '').join(' ')}${asks.length > 0 ? ' ...' : ''}`;
//# sourceMappingURL=act-words.js.map