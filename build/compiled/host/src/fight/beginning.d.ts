import type { Beginning, Hosting } from '../hosting.ts';
import type { FightNote } from '../store/store.ts';
/** The first entry of a fight. */
export interface FirstEntry {
    readonly text: string;
    readonly note: FightNote;
}
/** Makes the first entry of a fight, or says what is wrong with its encounter. */
export declare function beginFight({ game: gameOf, chance }: Pick<Hosting, 'game' | 'chance'>, { encounter, seed, dice, seats, by }: Beginning): Promise<FirstEntry | {
    readonly problems: readonly {
        readonly message: string;
    }[];
}>;
//# sourceMappingURL=beginning.d.ts.map