import { type Refusal } from '@fray/kernel/rules';
import { type Cited, type ZonesScene } from '../scene.ts';
import { FIGHTING, FLEEING, PARLEYING } from '../words.ts';
/** Whether a combatant Tests when Morale is called for: an enemy, no Character, that is up and neither fleeing nor parleying. */
export declare const testsMorale: (scene: ZonesScene, row: number) => boolean;
/** Why Morale is never called for of this combatant, or null. */
export declare function whyNoMorale(scene: ZonesScene, row: number): Refusal | null;
/** Whether a referee that calls by the table's option would call for Morale now: it goes worse than at the last call. */
export declare function isMoraleDue(scene: ZonesScene): boolean;
/** Each of the enemies Tests its Skill, in roster order; for one that fails the referee says whether it flees or parleys. */
export declare function callMorale(scene: ZonesScene, rows: readonly number[], dr: number): void;
/** A Creature begins to flee, to parley, or to fight again. */
export declare function setHeart(scene: ZonesScene, row: number, status: typeof FIGHTING | typeof FLEEING | typeof PARLEYING, rule: Cited): void;
/** Why the combatant makes no Reaction, or null: a Character, or one whose data sets its attitude. */
export declare function whyNoReaction(scene: ZonesScene, row: number): Refusal | null;
/**
 * One Reaction roll for a group: 1d10 plus the modifier, taken as 1 or 10 when it falls outside. Records the attitude.
 * Hostile ones are ready to fight; of others the referee says whether a fight begins, or in one, whether they fight.
 */
export declare function rollReaction(scene: ZonesScene, rows: readonly number[], modifier: number): void;
/** The other side of a combatant. */
export declare const otherSide: (scene: ZonesScene, row: number) => number;
//# sourceMappingURL=morale.d.ts.map