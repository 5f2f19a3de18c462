import type { Problem } from '@fray/kernel/rules';
import type { Entrant } from '../../kinds/combatant.ts';
import type { ShockSetup } from '../../model.ts';
/** A player's character and a foe, to change for each test. */
export declare const ann: {
    kind: string;
    hp: number;
    at: string;
};
export declare const orc: {
    kind: string;
    hp: number;
    at: string;
};
/** Weapons for tests, in short text. */
export declare const BLADE = "blade melee stab str/dex d6 shock 2/15";
export declare const CROSSBOW = "arbalest ranged shoot dex d8 range 90/360 two-handed reload main";
/** An encounter with Ann and an Orc, and what is changed in it. */
export declare const encounter: (changes?: Record<string, unknown>) => Record<string, unknown>;
/** The setup of an encounter that has no problems. */
export declare function setupOf(raw: unknown): ShockSetup;
/** The combatant of that name. */
export declare function entrant(setup: ShockSetup, name: string): Entrant;
/** The problems of an encounter, which has some. */
export declare const problemsOf: (raw: unknown) => readonly Problem[];
/** A setup as plain data, without the functions that it holds. */
export declare const plain: (setup: ShockSetup) => unknown;
//# sourceMappingURL=sample.d.ts.map