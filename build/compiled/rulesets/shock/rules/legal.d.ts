import { type Refusal, type Who } from '@fray/kernel/rules';
import type { Mode } from '../kinds/items.ts';
import { type Aim, type ShockScene } from '../scene.ts';
/** Feet that the combatant reaches in melee with the mode: the longer of its own reach and the weapon's. */
export declare const reachWith: (scene: ShockScene, who: Who, mode: Mode) => number;
/** Feet from which the mode goes at all: the reach in melee, the longest range of what is shot or thrown. */
export declare const rangeOf: (scene: ShockScene, who: Who, mode: Mode) => number;
/**
 * Position of the melee mode with which the weapon goes at the target: of several the first that reaches it from where both
 * stand, the first of all where none does; -1 for what is no melee weapon.
 */
export declare function meleeModeAt(scene: ShockScene, who: Who, weapon: number, target: Who): number;
/**
 * Feet within which the combatant threatens: the longest reach of the melee weapons in its hands and of those grown; 0
 * for one that is no armed melee combatant on account of its weapons, its state or a grapple.
 */
export declare function threatReach(scene: ShockScene, who: Who): number;
/** Whether `who` is an armed melee combatant towards the actor: armed, able, perceives it and has line of sight to it. */
export declare const isArmedAgainst: (scene: ShockScene, who: Who, actor: Who) => boolean;
/** Whether an enemy that counts as an armed melee combatant has the combatant within its melee range (`in-melee`). */
export declare function isInMelee(scene: ShockScene, who: Who): boolean;
/** Why a power or spell cannot be sent at a combatant from here and now, or null: it is gone, cannot be placed, or stands behind something solid. */
export declare function cannotSend(scene: ShockScene, actor: Who, target: Who, needsSight?: boolean): Refusal | null;
/** Why the attack could not be made from here and now, or null: the weapon, the place, what can be seen. */
export declare function cannotAttack(scene: ShockScene, actor: Who, aim: Aim): Refusal | null;
/** What the sizes add to each check of the one who wrestles: 0, -2 or -4; null where it is not plausible at all. */
export declare function sizePenalty(scene: ShockScene, actor: Who, target: Who): number | null;
/** The attribute with the best modifier among those of the mode; the first listed of equal ones. */
export declare function bestAttribute(scene: ShockScene, who: Who, mode: Mode): number;
/** Whether the mode may be used with the skill: its own, or for a thrown weapon Shoot, Stab or Exert. */
export declare const mayUseSkill: (mode: Mode, skill: number) => boolean;
/** The skill with the highest level that the mode allows; its own among equal ones. */
export declare function bestSkill(scene: ShockScene, who: Who, mode: Mode): number;
/** The two weapons in hand with which one could fight with both, or null with the reason. */
export declare function pairInHand(scene: ShockScene, who: Who): readonly [number, number] | Refusal;
/** The other weapon of one who fights with two, or -1. */
export declare function otherWeapon(scene: ShockScene, who: Who, weapon: number): number;
//# sourceMappingURL=legal.d.ts.map