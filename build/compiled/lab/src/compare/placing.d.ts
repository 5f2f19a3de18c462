import type { Problem } from '@fray/kernel';
import type { Plain } from './plain.ts';
import type { Newcomer } from './roster.ts';
/** Reads an encounter; no problems when it is sound. */
export type Check = (encounter: Plain) => readonly Problem[];
/**
 * Gives newcomers places: next to those whom they are copies of, on squares or in Zones that the ruleset accepts; where
 * none is found, and for those who are nobody's copy, where their side begins.
 */
export declare function placeNewcomers(encounter: Plain, newcomers: readonly Newcomer[], check: Check): void;
//# sourceMappingURL=placing.d.ts.map