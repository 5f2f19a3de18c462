import type { Refusal } from '@fray/kernel/rules';
import { type Cited, type WeaponSpeedScene } from '../scene.ts';
import { type ItemRow } from '../tables.ts';
/** An attack that somebody has: the item's row, and the attack's position there. */
export interface Arm {
    readonly item: ItemRow;
    readonly attack: number;
}
/**
 * A combatant's attacks by what people call them: by their own names, those at hand before what lies about; then the first
 * attack of each item by the item's.
 */
export declare function attacksByName(scene: WeaponSpeedScene, row: number): (readonly [name: string, arm: Arm])[];
/** Rows of what a combatant has, in order. */
export declare function itemsOf(scene: WeaponSpeedScene, row: number): number[];
/** Whether a hand holds something. */
export declare function isHandFull(scene: WeaponSpeedScene, row: number, hand: number): boolean;
/** Whether a hand can hold anything. */
export declare const canHold: (scene: WeaponSpeedScene, row: number, hand: number) => boolean;
/** Where an item would go: into the free hand or hands that it needs, or -1 when they are not there. */
export declare function freePlace(scene: WeaponSpeedScene, row: number, item: ItemRow): number;
/** Puts an item somewhere, and makes what follows true. */
export declare function putItem(scene: WeaponSpeedScene, item: ItemRow, place: number, rule: Cited): void;
/** What an arm that can hold nothing has in it drops. */
export declare function dropFromLimbs(scene: WeaponSpeedScene, row: number, rule: Cited): void;
/** One of an item is used up. */
export declare function useUp(scene: WeaponSpeedScene, item: ItemRow, rule: Cited): void;
/**
 * Why an item that was declared cannot be used by its bearer now, or null. `held`: it has to be in hand or worn; being
 * carried is not enough.
 */
export declare function notAtHand(scene: WeaponSpeedScene, row: number, item: ItemRow, held: boolean): Refusal | null;
/** Whether the item is in a hand. */
export declare const isInHand: (scene: WeaponSpeedScene, item: ItemRow) => boolean;
/** Whether everybody sees that somebody has the item: it is in hand, worn, or lies about. */
export declare const isInSight: (scene: WeaponSpeedScene, item: ItemRow) => boolean;
/** Somebody takes up what another brought along. */
export declare function takeOver(scene: WeaponSpeedScene, item: ItemRow, row: number, rule: Cited): void;
//# sourceMappingURL=gear.d.ts.map