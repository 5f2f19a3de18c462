/** An encounter that comes with the server. */
export interface ReadyEncounter {
    readonly name: string;
    readonly ruleset: string;
    readonly title: string;
    readonly line: string;
}
/** The encounters that come with the server; whoever starts it knows where they are. */
export interface ReadyEncounters {
    readonly list: readonly ReadyEncounter[];
    /** The text of one, or null. */
    read(name: string): string | null;
}
/** Reads an encounter that somebody sent. Throws {@link Refused} with what is wrong with it, or where it is too large for this server. */
export declare function readSent(given: unknown, ready: ReadyEncounters, combatants: number): Promise<unknown>;
//# sourceMappingURL=encounters.d.ts.map