import { type Bearing, type Condition } from '../kinds/conditions.ts';
import type { Injury } from '../kinds/injuries.ts';
import type { Strike } from '../kinds/strikes.ts';
import { type Cited, type WeaponSpeedScene } from '../scene.ts';
import { type ItemRow } from '../tables.ts';
/** What Full-Defense adds to Defense. */
export declare const FULL_DEFENSE_BONUS = 4;
/** A combatant's current score. */
export declare const scoreOf: (scene: WeaponSpeedScene, row: number, attribute: number) => number;
/** A combatant's current modifier. */
export declare const modOf: (scene: WeaponSpeedScene, row: number, attribute: number) => number;
/** The total of a skill now. */
export declare const skillOf: (scene: WeaponSpeedScene, row: number, skill: number) => number;
/** Defense as it is now. */
export declare const defenseOf: (scene: WeaponSpeedScene, row: number) => number;
/** The injury of a row of the injury table. */
export declare function injuryOf(scene: WeaponSpeedScene, row: number): Injury;
/** An injury that the referee made up, read once. It was found sound before it was kept. */
export declare function ownInjury(scene: WeaponSpeedScene, raw: unknown): Injury;
/** The condition of a row of the condition table: one of the fight's, or a marker that was given in its middle. */
export declare function conditionOf(scene: WeaponSpeedScene, row: number): Condition;
/** A bearing that somebody has now, and by what. */
export interface Borne {
    readonly bearing: Bearing;
    readonly source: string;
    readonly rule: Cited;
    /** The injury's, and its side; null for a condition. */
    readonly injury: Injury | null;
    readonly side: number;
}
/** Everything that lasts on a combatant: injuries, then conditions, in the order gained. */
export declare function bearings(scene: WeaponSpeedScene, row: number): Borne[];
/** Whether the item is where its attacks can be made: in hand with arms that may strike, or grown. */
export declare function isUsable(scene: WeaponSpeedScene, item: ItemRow): boolean;
/** The attack of an item by its position. */
export declare const strikeOf: (scene: WeaponSpeedScene, item: ItemRow, attack: number) => Strike;
/** Which rule an arm owes its uselessness to, for refusals: the injury's own. */
export declare function limbRule(scene: WeaponSpeedScene, row: number, side: number, least: number): Cited;
/** Which rule forbids something, for refusals: that of the injury or condition whose bearing has the bit. */
export declare function bearingRule(scene: WeaponSpeedScene, row: number, bit: number): Pick<Borne, 'rule' | 'source'>;
//# sourceMappingURL=figures.d.ts.map