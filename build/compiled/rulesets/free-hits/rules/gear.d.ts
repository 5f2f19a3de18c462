import type { Refusal, Who } from '@fray/kernel/rules';
import type { Item, Weapon } from '../kinds/gear.ts';
import { type Cited, type FreeHitsScene } from '../scene.ts';
import { type ItemRow } from '../tables.ts';
/** Rows of the items that the unit has, in the order of its list; taken up ones last. */
export declare function itemsOf(scene: FreeHitsScene, who: Who): readonly number[];
/** Whether the weapon can be used for a melee attack. */
export declare const isMelee: (weapon: Weapon) => boolean;
/** Whether the item is grown, not held. */
export declare const isNatural: (kind: Item) => boolean;
/**
 * Rows of what the unit has, and of its own things that lie about. Of one whose abilities are not known (`knows`) only what
 * everybody sees: what is in its hands and on the ground, and nothing that is grown.
 */
export declare function itemsShown(scene: FreeHitsScene, who: Who, knows: boolean): number[];
/** Whether the unit could strike with the item: it is a weapon, in its hand or grown. */
export declare const isUsable: (scene: FreeHitsScene, who: Who, item: ItemRow) => boolean;
/** The first melee weapon that the unit could strike with, held ones before grown ones; -1 for none. */
export declare function usualMelee(scene: FreeHitsScene, who: Who): number;
/** The first ranged weapon in the unit's hand, or -1. */
export declare function usualRanged(scene: FreeHitsScene, who: Who): number;
/** The weapon of an attack that names none: a melee weapon on one in the zone, else a ranged one, else whatever is there. */
export declare function usualWeapon(scene: FreeHitsScene, who: Who, target: Who, plain: boolean): number;
/** Melee weapons that the unit could strike with, held ones first. */
export declare function meleeWeapons(scene: FreeHitsScene, who: Who): ItemRow[];
/** Squares that the unit gets at with the weapon: its range, or the unit's melee zone. */
export declare function rangeWith(scene: FreeHitsScene, who: Who, item: ItemRow, plain?: boolean): number;
/** Why the weapon does not get at the target from here, or null. */
export declare function outOfRange(scene: FreeHitsScene, who: Who, target: Who, item: ItemRow, plain: boolean): Refusal | null;
/** The item lies on a square. */
export declare function dropItem(scene: FreeHitsScene, item: ItemRow, square: number, rule: Cited): void;
/** The item is in the unit's hand. */
export declare function takeItem(scene: FreeHitsScene, who: Who, item: ItemRow): void;
/** Tells what has become of an item. */
export declare function noteItem(scene: FreeHitsScene, who: Who, item: ItemRow): void;
//# sourceMappingURL=gear.d.ts.map