import { type Refusal, type Who } from '@fray/kernel/rules';
import { type ZonesScene } from '../scene.ts';
/** What a movement is paid with. */
export type Payment = 'move' | 'action';
/** Why the Creature cannot move of its own will, or null. */
export declare function cannotMove(scene: ZonesScene, who: Who, payment: Payment): Refusal | null;
/** Why the Creature cannot take a step to that Zone, or null. */
export declare function cannotStep(scene: ZonesScene, who: Who, zone: number, payment: Payment): Refusal | null;
/** Why so many more do not fit into the Zone, or null. */
export declare function noRoom(scene: ZonesScene, zone: number, more?: number): Refusal | null;
/** Steps from each Zone to the nearest exit over Zones with room, for one who flees. */
export declare function stepsToExit(scene: ZonesScene, who: Who): number[];
/** Why the Creature cannot leave the battlefield here, or null. */
export declare function cannotLeave(scene: ZonesScene, who: Who, payment: Payment): Refusal | null;
/** A step of the Creature's own will: first the free attacks, which can stop it; the payment is gone either way. */
export declare function takeStep(scene: ZonesScene, who: Who, zone: number, payment: Payment): void;
/** Leaves the battlefield: free attacks as for any movement, then out of the fight for good. */
export declare function leaveBattlefield(scene: ZonesScene, who: Who, payment: Payment): void;
/** Takes a combatant out of the fight. */
export declare function removeFromFight(scene: ZonesScene, who: Who, rule: 'leaving-the-battlefield' | 'zones-by-referee'): void;
/** Moves a Creature against its will: nothing of its own is spent, nobody strikes, and no hindrance stops it. */
export declare function force(scene: ZonesScene, who: Who, zone: number): void;
//# sourceMappingURL=movement.d.ts.map