import { type Refusal, type Who } from '@fray/kernel/rules';
import type { Spell } from '../kinds/spells.ts';
import { type Attack, type AttackKind, type FreeHitsScene } from '../scene.ts';
import type { ItemRow } from '../tables.ts';
/** A weapon's attack about to be made. Whether the target detects the attacker is settled here. */
export declare function withWeapon(scene: FreeHitsScene, kind: AttackKind, attacker: Who, target: Who, item: ItemRow, aim: number): Attack;
/** A spell's attack on one of its targets about to be made. */
export declare function withSpell(scene: FreeHitsScene, attacker: Who, target: Who, spell: Spell, improved: readonly number[], aim: number): Attack;
/** Why an attack on the target may not be aimed so, or null. */
export declare function cannotAim(scene: FreeHitsScene, target: Who, aim: number, physical: boolean): Refusal | null;
/** Why the unit may not attack the target with the weapon, or null. */
export declare function cannotAttack(scene: FreeHitsScene, attacker: Who, target: Who, item: ItemRow, aim: number, plain: boolean): Refusal | null;
/** Why the target cannot be attacked at all, or null. */
export declare function cannotTarget(scene: FreeHitsScene, attacker: Who, target: Who): Refusal | null;
/** Why the unit cannot do something to the other one, whom it does not detect, or null. */
export declare const notDetected: (scene: FreeHitsScene, who: Who, other: Who) => Refusal | null;
/** What the roll of an attack hangs on. */
type Aimed = Pick<Attack, 'attacker' | 'target' | 'aim' | 'plain' | 'weapon'>;
/** The face from which the attack hits by its number, as things stand; a natural 20 and a natural 1 are another matter. */
export declare const faceNeeded: (scene: FreeHitsScene, attack: Aimed & Pick<Attack, 'sneak'>) => number;
/**
 * Rolls an attack: turns the attacker, then the d20 with the dice of its ladder. A natural 20 hits and a natural 1 misses
 * whatever the number. A free critical is not rolled. Fills in what came of it.
 */
export declare function rollAttack(scene: FreeHitsScene, attack: Attack): void;
/** What the attack is made with. */
export declare const nameOfAttack: (scene: FreeHitsScene, { item, spell }: Attack) => string;
export {};
//# sourceMappingURL=attack.d.ts.map