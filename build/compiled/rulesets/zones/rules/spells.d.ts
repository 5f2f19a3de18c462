import { type Refusal, type Who } from '@fray/kernel/rules';
import type { Spell } from '../kinds/spells.ts';
import { type ZonesScene } from '../scene.ts';
/** Whom a spell on a Zone strikes: everyone up in it but the caster, friends included unless its data spares them. */
export declare function caughtIn(scene: ZonesScene, caster: Who, spell: Spell, zone: number): number[];
/** Why the spell cannot be cast so, or null. */
export declare function cannotCast(scene: ZonesScene, caster: Who, spell: Spell, targets: readonly number[], zone: number, to: number): Refusal | null;
/** Casts a spell: each target has its own Test and its own dice, in the order named (a whole Zone: roster order). */
export declare function cast(scene: ZonesScene, caster: Who, spell: Spell, targets: readonly number[], zone: number, to: number): void;
/** What a spell does to one of those whom it strikes; returns whether it landed or took. */
export declare function castOn(scene: ZonesScene, caster: Who, spell: Spell, target: Who, to: number): boolean;
//# sourceMappingURL=spells.d.ts.map