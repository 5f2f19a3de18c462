/*
 * Pieces of sentences.
 */
/** Names of the rows, in their order. */
export const namesIn = (scene, rows) => rows.map((row) => scene.name(row));
/** `once per round`, `3 times per fight`. */
export const timesWords = (times, per) => `${times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`} per ${per}`;
/** A rule to be asked about. */
export const ruleRef = (name) => ({ kind: 'rule', name, of: null });
/** The sentence with its first letter as a capital. */
export const sentence = (words) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
//# sourceMappingURL=said.js.map