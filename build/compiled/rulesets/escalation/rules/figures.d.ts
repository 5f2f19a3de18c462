import type { Who } from '@fray/kernel/rules';
import type { Tally } from '../citing.ts';
import type { Stance } from '../kinds/stances.ts';
import { type EscalationScene } from '../scene.ts';
/** The escalation die as the combatant counts it: 0 while Shaken. */
export declare const escalationOf: (scene: EscalationScene, who: Who) => number;
/** The combatant's Volition, less what healing without Recoveries has cost. */
export declare const volitionOf: (scene: EscalationScene, who: Who) => number;
/** A defense, less what healing without Recoveries has cost, with conditions of the table. */
export declare function defenseOf(scene: EscalationScene, who: Who, which: number): number;
/** What the combatant adds to its attack rolls, escalation apart. */
export declare const attackBonusOf: (scene: EscalationScene, who: Who) => number;
/** Adds the parts of an attack's bonus. */
export declare function addAttackBonus(scene: EscalationScene, who: Who, tally: Tally): void;
/** The combatant's stance, or null where it has none. */
export declare const stanceOf: (scene: EscalationScene, who: Who) => Stance | null;
/** Whether the combatant counts as in a melee stance: its stance is one, or it has none and a melee attack of its own. */
export declare function inMeleeStance(scene: EscalationScene, who: Who): boolean;
/** Whether the combatant is Staggered: at half of its hit points or less, or at what the referee has set for an enemy. */
export declare function isStaggered(scene: EscalationScene, who: Who): boolean;
//# sourceMappingURL=figures.d.ts.map