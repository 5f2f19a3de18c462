import { type Random } from '@fray/kernel';
import { encounterFiles } from '@fray/rulesets/test/homes';
import { type Acts, Play } from '../src/index.ts';
/** The ready encounters of a ruleset, by path. */
export declare const readyEncounters: typeof encounterFiles;
/** A fight of a ready encounter in which persons have all seats. */
export declare function sitDown(file: string, seed: string): Promise<Play>;
/** Ids of all seats of a fight. */
export declare const seatsOf: ({ session }: Play) => string[];
/** One of a list. */
export declare const oneOf: <T>(list: readonly T[], random: Random) => T;
/** All acts in a row. */
export declare const actsIn: (acts: Acts) => import("../src/index.ts").Act[];
//# sourceMappingURL=tables.d.ts.map