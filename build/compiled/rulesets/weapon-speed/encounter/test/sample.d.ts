import type { Problem } from '@fray/kernel/rules';
import type { Entrant } from '../../kinds/combatant.ts';
import type { Item } from '../../kinds/gear.ts';
import type { WeaponSpeedSetup } from '../../model.ts';
/** A character and a monster, to change for each test. */
export declare const ana: {
    kind: string;
    hitDice: string;
    at: string;
};
export declare const gob: {
    kind: string;
    hitDice: string;
    at: string;
};
/** Weapons for tests, in short text. */
export declare const SWORD = "sword +4 1d8+2 slashing x2 speed 4";
export declare const CLUB = "club +3 1d6+1 blunt x2 speed 3";
export declare const MAUL = "maul +4 2d6+3 blunt x3 speed 8 two-handed";
/** An encounter with Ana and Gob, and what is changed in it. */
export declare const encounter: (changes?: Record<string, unknown>) => Record<string, unknown>;
/** The encounter with changes to Ana. */
export declare const withAna: (changes: {
    [x: string]: unknown;
}, more?: {
    [x: string]: unknown;
}) => {
    [x: string]: unknown;
};
/** The encounter with changes to Gob. */
export declare const withGob: (changes: {
    [x: string]: unknown;
}, more?: {
    [x: string]: unknown;
}) => {
    [x: string]: unknown;
};
/** The setup of an encounter that has no problems. */
export declare function setupOf(raw: unknown): WeaponSpeedSetup;
/** The combatant of that name. */
export declare function entrant(setup: WeaponSpeedSetup, name: string): Entrant;
/** Ana with these changes, as she is read. */
export declare const readAna: (changes: Record<string, unknown>, more?: Record<string, unknown>) => Entrant;
/** Ana's items. */
export declare const itemsOf: (...items: unknown[]) => readonly Item[];
/** The problems of an encounter, which has some. */
export declare const problemsOf: (raw: unknown) => readonly Problem[];
/** A setup as plain data, without the functions that it holds. */
export declare const plain: (setup: WeaponSpeedSetup) => unknown;
//# sourceMappingURL=sample.d.ts.map