import type { Act } from '@fray/seat';
/** An act in words: `Attack Gob with longsword`; with dots where something is still asked. */
export declare const actText: ({ label, words, finer, asks }: Act) => string;
//# sourceMappingURL=act-words.d.ts.map