import { type Game } from '@fray/kernel';
/** Ids of all rulesets. */
export declare const rulesetIds: () => string[];
/** The ruleset with the id. Throws a {@link Stop} with the nearest one that there is. */
export declare function loadGame(id: string): Promise<Game>;
/** `There is no ruleset "zone". Did you mean "zones"?` */
export declare function unknown(kind: string, name: string, known: readonly string[]): string;
//# sourceMappingURL=games.d.ts.map