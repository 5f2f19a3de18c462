import type { Game } from '@fray/kernel';
/** Which fights are made, and what is asked of them. */
export interface MadeRun {
    /** The number of the first fight: another one makes others. */
    readonly first: number;
    readonly fights: number;
    /** One property alone; by default all of them. */
    readonly only?: string | undefined;
    /**
     * One of so many fights is played long and asked each comparison; the others are played short, and the comparisons take
     * turns among them. By default each fight is played long and asked all.
     */
    readonly share?: number;
    /** A property that does not hold; what it throws ends the run. */
    failed(fight: number, property: string, error: Error): void;
    /** What there is so far, after each fight. */
    soFar?(totals: Totals): void;
}
/** What a run came to: `held` counts by property what was played or compared, `failed` the fights. */
export interface Totals {
    fights: number;
    /** Encounters that are over before they begin: they are not played. */
    empty: number;
    readonly held: Record<string, number>;
    readonly failed: Record<string, number>;
}
/** Makes fights of a ruleset at random and asks each for its properties; what no fight had comes with the totals. */
export declare function playMade(game: Game, run: MadeRun): {
    readonly totals: Totals;
    readonly neverMade: readonly string[];
};
//# sourceMappingURL=made-run.d.ts.map