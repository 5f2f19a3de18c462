import type { Hazard } from '../kinds/effects.ts';
import type { Spell } from '../kinds/spells.ts';
import type { ZonesScene } from '../scene.ts';
/** Hit points taken of one who has plenty, and how likely it is to take. */
type Effect = readonly [loss: number, takes: number];
/** What is taken of one with so many hit points left. */
export declare const upTo: (hp: number, [loss, takes]: Effect) => number;
/** What an attack with a weapon, or two, takes on average of one with plenty at this distance; 0 out of reach. */
export declare function blowOf(scene: ZonesScene, actor: number, target: number, weapon: number, steps: number, second?: number): number;
/** What a hostile spell takes on average of one opponent, and how likely it is to take. */
export declare function spellOf(scene: ZonesScene, caster: number, target: number, spell: Spell): Effect;
/** What a hazard does on average to somebody who meets it in that Zone. Some leave those of a name alone. */
export declare const hazardOn: (scene: ZonesScene, who: number, zone: number, hazard: Hazard) => Effect;
/** How likely a stunt of its own is to succeed. */
export declare const stuntOf: (scene: ZonesScene, actor: number) => number;
/** An opponent who is up, -1 for none: for what is asked of nobody in particular. */
export declare function anyFoe(scene: ZonesScene, actor: number): number;
export {};
//# sourceMappingURL=expecting.d.ts.map