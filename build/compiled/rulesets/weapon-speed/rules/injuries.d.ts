import { type Who } from '@fray/kernel/rules';
import { type WeaponSpeedScene } from '../scene.ts';
/** Chance of an injury: two digits, 00 counts as 100. */
export declare const PERCENT: import("@fray/kernel/rules").Pool;
/** An injury that has been rolled: which, on which side, and its dice. */
export interface Rolled {
    readonly type: number;
    readonly face: number;
    readonly side: number;
    readonly amount: number;
    /** What was kept of one that the referee made up, or NONE. */
    readonly own: number;
}
/** The damage type whose table is rolled on; of several the attacker's player chooses, for a monster the referee. */
export declare function chooseType(scene: WeaponSpeedScene, by: Who, target: Who, types: number): number;
/** Rolls on the table of a damage type: the row, its side, its dice. Null where there is no injury after all. */
export declare function rollInjury(scene: WeaponSpeedScene, target: Who, type: number): Rolled | null;
/** An injury that somebody made up, as a map: its side and dice are rolled. */
export declare function rollOwn(scene: WeaponSpeedScene, raw: object): Rolled;
/** A combatant has an injury: its dice count each time, what lasts of it only once. */
export declare function gainInjury(scene: WeaponSpeedScene, row: Who, { type, face, side, amount, own }: Rolled): void;
/** All injuries of a combatant heal, with the attribute damage that they did. */
export declare function healInjuries(scene: WeaponSpeedScene, row: Who): void;
/** Names of a combatant's injuries, with their sides. */
export declare function injuryNames(scene: WeaponSpeedScene, row: Who): string[];
//# sourceMappingURL=injuries.d.ts.map