import type { FirstEntry } from '../fight/beginning.ts';
import type { Hosting } from '../hosting.ts';
/** Makes a fight of a journal: its first entry. Throws a sentence where it is none, or does not play as it says. */
export declare function takeJournal({ game: gameOf }: Pick<Hosting, 'game'>, text: string): Promise<FirstEntry>;
//# sourceMappingURL=take.d.ts.map