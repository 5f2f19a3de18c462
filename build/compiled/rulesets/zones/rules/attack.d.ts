import type { Refusal, Who } from '@fray/kernel/rules';
import type { Spell } from '../kinds/spells.ts';
import { type ZonesScene } from '../scene.ts';
/** Why the target cannot be attacked by anybody, or null. */
export declare function cannotTarget(scene: ZonesScene, actor: Who, target: Who): Refusal | null;
/**
 * Makes one attack with a weapon (or two): Test, hit or miss, criticals, damage. Returns whether it landed. The caller has
 * checked that it is legal.
 */
export declare function attackWith(scene: ZonesScene, attacker: Who, target: Who, weapon: number, second: number): boolean;
/** Casts a spell that is an attack: the same rules with the spell's Attribute, and no usage to mark. Returns whether it landed. */
export declare function attackBySpell(scene: ZonesScene, caster: Who, target: Who, spell: Spell): boolean;
/** Attacking one who parleys ends the talk: it fights again from its next Turn. */
export declare function endTalk(scene: ZonesScene, attacker: Who, target: Who): void;
//# sourceMappingURL=attack.d.ts.map