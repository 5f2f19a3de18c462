import type { Ability, Spell } from '../kinds/powers.ts';
import type { WeaponSpeedScene } from '../scene.ts';
/** At whom something is best aimed, and what it is worth there in tenths of a point of damage. */
export interface Aimed {
    target: number;
    worth: number;
}
/** At whom a spell is best cast. One that strikes goes to the weakest in range. */
export declare function bestSpellTarget(scene: WeaponSpeedScene, actor: number, spell: Spell): Aimed;
/** The part of blows that hit, more or less: effects that need no blow to hit are worth more. */
export declare const HIT = 0.55;
/** At whom an ability is best called upon, its price taken off; nobody where it is worth less. */
export declare function bestAbilityTarget(scene: WeaponSpeedScene, actor: number, ability: Ability): Aimed;
//# sourceMappingURL=aiming.d.ts.map