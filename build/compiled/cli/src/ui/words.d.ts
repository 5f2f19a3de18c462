/** The text with one full stop at its end, whether it had one or not. */
export declare function ended(text: string): string;
/** `1 die`, `3 dice`. */
export declare const count: (n: number, one: string, many?: string) => string;
/** Whether a name of a side is followed by "win", not "wins": Characters, People of the barn, The hired men. */
export declare const isPlural: (name: string) => boolean;
//# sourceMappingURL=words.d.ts.map