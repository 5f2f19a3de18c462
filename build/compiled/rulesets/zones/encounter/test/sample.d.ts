import type { Problem } from '@fray/kernel/rules';
import type { Entrant } from '../../kinds/combatant.ts';
import type { ZonesSetup } from '../../model.ts';
/** A character and a creature in full, to change for each test. */
export declare const ada: {
    kind: string;
    level: number;
    str: number;
    dex: number;
    hp: number;
};
export declare const gob: {
    kind: string;
    level: number;
    skill: number;
    hp: number;
    attacks: string[];
};
/** An encounter with Ada and Gob, and what is changed in it. */
export declare const encounter: (changes?: Record<string, unknown>) => Record<string, unknown>;
/** The setup of an encounter that has no problems. */
export declare function setupOf(raw: unknown): ZonesSetup;
/** The combatant of that name. */
export declare function entrant(setup: ZonesSetup, name: string): Entrant;
/** The problems of an encounter, which has some. */
export declare const problemsOf: (raw: unknown) => readonly Problem[];
/** A setup as plain data, without the functions that it holds. */
export declare const plain: (setup: ZonesSetup) => unknown;
//# sourceMappingURL=sample.d.ts.map