import type { Refusal, Who } from '@fray/kernel/rules';
import type { CreatureAttack, Item } from '../kinds/gear.ts';
import { type ZonesScene } from '../scene.ts';
import type { ItemRow } from '../tables.ts';
/** How the attack at that position in a creature's data is named. */
export declare const ownAttack: (position: number) => number;
/** Whether what the number names is an item, not an attack in a creature's data. */
export declare const isItem: (weapon: number) => boolean;
/** What an attack is made with. */
export type Arm = CreatureAttack | Item;
/** What the number in a command stands for. */
export declare function armOf(scene: ZonesScene, actor: Who, weapon: number): Arm;
/** Whether an attack with it at this distance would be a ranged one: melee weapons that also shoot strike when Close. */
export declare const shootsAt: (arm: Arm, steps: number) => boolean;
/** How many hands are full. */
export declare function handsFull(scene: ZonesScene, who: Who): number;
/** Whether every usage of the item is marked. */
export declare function isUsedUp(scene: ZonesScene, item: ItemRow): boolean;
/** Whether the item is held or worn: what is so is used without spending anything first. */
export declare const isReady: (scene: ZonesScene, item: ItemRow) => boolean;
/** Why the actor cannot attack with it at all now, or null: not its own, packed away, no hand for it, used up. */
export declare function cannotUse(scene: ZonesScene, actor: Who, weapon: number): Refusal | null;
/** Why the item, called so in the sentence, is neither held nor worn, or null. */
export declare function notReady(scene: ZonesScene, item: ItemRow, called: string): Refusal | null;
/** Takes a worn weapon that needs a hand into it, as it is used. */
export declare function takeInHand(scene: ZonesScene, item: ItemRow): void;
/** Whether the weapon reaches a target so many steps away. */
export declare const reaches: (arm: Arm, steps: number) => boolean;
/** Why the weapon does not reach a target so many steps away, or null. */
export declare function cannotReach(arm: Arm, steps: number, name: string): Refusal | null;
/** The range (position in RANGES) as it stands in a sentence. */
export declare const rangeWord: (range: number) => string;
/** Why the two weapons cannot be used together against a target so many steps away, or null. */
export declare function cannotDualWield(scene: ZonesScene, actor: Who, main: number, second: number, steps: number): Refusal | null;
/** Every way in which the combatant could strike at a Close target with what it has ready: what it holds, then what it wears. */
export declare function readyAttacks(scene: ZonesScene, who: Who): {
    readonly main: number;
    readonly second: number;
}[];
/** What the weapon is called in commands and answers. */
export declare const armName: (scene: ZonesScene, actor: Who, weapon: number) => string;
//# sourceMappingURL=weapons.d.ts.map