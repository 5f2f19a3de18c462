import type { Refusal, Who } from '@fray/kernel/rules';
import { type Aim, type ShockScene } from '../scene.ts';
/** Why the combatant can make no Snap Attack at all, or null. */
export declare function noSnap(scene: ShockScene, who: Who): Refusal | null;
/** The words that answer for a Snap Attack, and how it reads in a list. */
export declare function snapWords(scene: ShockScene, { target, weapon, mode, maneuver }: Aim): {
    value: string;
    label: string;
};
/** Each Snap Attack that might be made: weapons in hand, enemies in roster order, struck, shot and with maneuvers. */
export declare function eachSnap(scene: ShockScene, who: Who): Iterable<Aim>;
/** Whether any Snap Attack is legal now. Maneuvers do not matter for that: where one is legal, so is the plain attack. */
export declare function canSnap(scene: ShockScene, who: Who): boolean;
/** Whether a weapon in hand could be used on the target from here and now. */
export declare function couldAttack(scene: ShockScene, who: Who, target: Who): boolean;
/** Whether nobody would think of this Snap Attack: a maneuver that is refused, bare hands, or a blow at somebody far away. */
export declare function isFarFetched(scene: ShockScene, who: Who, { target, weapon, mode, maneuver }: Aim): boolean;
//# sourceMappingURL=snaps.d.ts.map