import { type Refusal, type Who } from '@fray/kernel/rules';
import { type Cited, type WeaponSpeedScene } from '../scene.ts';
import type { ItemRow } from '../tables.ts';
/** Yards between two combatants. */
export declare const yardsBetween: (scene: WeaponSpeedScene, a: Who, b: Who) => number;
/** Why the combatant has no Reaction that it may use now, or null. */
export declare function whyNoReaction(scene: WeaponSpeedScene, row: Who): Refusal | null;
/** Whether the combatant has a Reaction when a rule would ask for a riposte; whoever listens hears why not. */
export declare function mayReact(scene: WeaponSpeedScene, row: Who, rule: Cited): boolean;
/** A melee attack that somebody could riposte with: the item and the position of the attack. */
export interface Blow {
    readonly item: ItemRow;
    readonly attack: number;
}
/** The melee attacks with which a combatant reaches another. */
export declare function blowsAt(scene: WeaponSpeedScene, row: Who, target: Who): Blow[];
//# sourceMappingURL=reactions.d.ts.map