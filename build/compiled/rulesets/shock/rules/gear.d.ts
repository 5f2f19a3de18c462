import type { Refusal, Who } from '@fray/kernel/rules';
import type { Item, Mode } from '../kinds/items.ts';
import { type ShockScene } from '../scene.ts';
import { type ItemRow } from '../tables.ts';
/**
 * Items that may belong to the combatant: those it came with, and every item once somebody has taken up another's. Their
 * holders have still to be looked at.
 */
export declare function itemsOf(scene: ShockScene, who: Who): readonly number[];
/** The mode of a weapon. */
export declare const modeOf: (scene: ShockScene, weapon: number, mode: number) => Mode;
/** Hands that hold nothing. */
export declare function freeHands(scene: ShockScene, who: Who): number;
/** Why the weapon is not ready for an attack, or null. */
export declare function notReady(scene: ShockScene, who: Who, weapon: number): Refusal | null;
/** Whether the combatant uses a shield: one is in its hand. */
export declare function hasShield(scene: ShockScene, who: Who): boolean;
/** Whether a quiver (or a healer's kit) is Readied. */
export declare function hasReadied(scene: ShockScene, who: Who, what: 'quiver' | 'kit'): boolean;
/** Position of the first melee mode of a weapon, or -1. */
export declare function meleeMode({ modes }: Item): number;
/** Position of the first mode with which the weapon is shot or thrown, or -1. */
export declare function missileMode({ modes }: Item): number;
/** The weapon with which somebody makes a melee attack who names none: in hand, grown, or bare hands. */
export declare function usualMelee(scene: ShockScene, who: Who): number;
/** The weapon with which somebody shoots or throws who names none, or -1: what is only good for that comes first. */
export declare function usualMissile(scene: ShockScene, who: Who): number;
/** Weapons in the combatant's hands, or grown, that have such a mode: melee or missile. */
export declare function weaponsInHand(scene: ShockScene, who: Who, mode: (kind: Item) => number): number[];
/** The combatant's own unarmed attack, or the content's. */
export declare function bareHands(scene: ShockScene, who: Who): number;
/** Drops an item where its holder stands. */
export declare function dropItem(scene: ShockScene, item: ItemRow): void;
/** Drops what the combatant holds; what is grown stays. */
export declare function dropHeld(scene: ShockScene, who: Who): void;
//# sourceMappingURL=gear.d.ts.map