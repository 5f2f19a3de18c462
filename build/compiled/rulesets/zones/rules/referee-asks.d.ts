import { type Who } from '@fray/kernel/rules';
import type { ZonesScene } from '../scene.ts';
/**
 * Which Attribute a Test takes: the one that the data names, the table's fixed choice, or the referee's answer. A Creature
 * Tests its Skill whatever the Attribute, so for one nobody is asked.
 */
export declare function chooseAttribute(scene: ZonesScene, who: Who, named: number, preset: number, prompt: string): number;
/** The Attribute of an effect's Test, chosen when the effect lands. */
export declare const chooseEffectAttribute: (scene: ZonesScene, who: Who, named: number) => number;
/** The DR of an effect's Test, named when the effect lands. */
export declare const chooseEffectDr: (scene: ZonesScene, who: Who, named: number) => number;
/** The DR that the referee names before the dice are rolled. */
export declare function chooseDr(scene: ZonesScene, who: Who, prompt: string): number;
//# sourceMappingURL=referee-asks.d.ts.map