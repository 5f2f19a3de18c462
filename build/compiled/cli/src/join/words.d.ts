import type { Guest, Then } from './guest.ts';
/** Does what a word says that is always understood; null where the line holds none. */
export declare function tryWord(guest: Guest, line: string): Promise<Then | null>;
//# sourceMappingURL=words.d.ts.map