import type { ReadyEncounters } from '@fray/server';
/** The encounters that come with Fray, as a server offers them. */
export declare function readyOnes(): ReadyEncounters;
/** What the file of an encounter says, or a ready one. Throws a {@link Stop} with every mistake that it has. */
export declare const readEncounter: (given: string) => Promise<unknown>;
//# sourceMappingURL=encounters.d.ts.map