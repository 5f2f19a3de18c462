import type { Command } from '@fray/kernel/rules';
import type { ZonesScene } from '../scene.ts';
/** The weapon that does most at this distance, in hand or on the body, of equals the one in hand; -1 for none. */
export declare function bestWeapon(scene: ZonesScene, actor: number, target: number, steps: number): number;
/** Whether it has anything that shoots at hand. */
export declare function canShoot(scene: ZonesScene, actor: number): boolean;
/** What the best weapon takes at this distance. */
export declare function bestWorth(scene: ZonesScene, actor: number, target: number, steps: number): number;
/** A second one-handed weapon, in hand or on the body, that makes the same melee attack; -1 for none. */
export declare function secondWeapon(scene: ZonesScene, actor: number, main: number, steps: number): number;
/** What has to be done for free before the item can be used: a full hand emptied, the item drawn; null for nothing. */
export declare function makeReady(scene: ZonesScene, actor: number, item: number, other?: number): Command | null;
/** Whether nobody of its side has anything left to attack with: there is nothing more to be won. */
export declare function isSideUnarmed(scene: ZonesScene, actor: number): boolean;
/** One who has no weapon at hand gets one out of its backpack, emptying a hand for it first. */
export declare function unpack(scene: ZonesScene, actor: number): Command | null;
/** Hands a weapon that it does not use itself to a Close friend who has none. */
export declare function armFriend(scene: ZonesScene, actor: number): Command | null;
//# sourceMappingURL=arms.d.ts.map