import type { Game, Setup } from '@fray/kernel';
/** An encounter that comes with Fray. */
export interface ReadyEncounter {
    /** The short name, as in `fray play duel`. */
    readonly name: string;
    /** What to type for it: the name, with the ruleset in front where several have one: `shock/plain`. */
    readonly typed: string;
    readonly path: string;
    readonly ruleset: string;
    readonly title: string;
    /** What it is, in one line. */
    readonly line: string;
    /** Whether it is there to be measured by, in benchmarks and tournaments, and not offered to play. */
    readonly measures: boolean;
}
/** The encounters that come with Fray, ruleset by ruleset, in the order in which they are offered. */
export declare function readyEncounters(): ReadyEncounter[];
/** A file to read, with the name by which people know it. */
export interface Found {
    readonly path: string;
    readonly name: string;
}
/** The file of an encounter given by its path or by the name of a ready one. Throws a {@link Stop} where there is none. */
export declare function findEncounter(given: string): Found;
/** An encounter, read and ready to be played. */
export interface Loaded {
    readonly game: Game;
    readonly setup: Setup;
    readonly name: string;
}
/** An encounter with what its file says, as plain data. */
export interface LoadedFile extends Loaded {
    /** The file it was read from. */
    readonly path: string;
    readonly value: unknown;
}
/** Reads an encounter. Throws a {@link Stop} with every mistake that it has. */
export declare function loadEncounter(given: string): Promise<LoadedFile>;
/** The files that a person means by paths of files and folders. Throws a {@link Stop} for one that leads nowhere. */
export declare function expandPaths(paths: readonly string[], endings: readonly string[]): string[];
//# sourceMappingURL=encounters.d.ts.map