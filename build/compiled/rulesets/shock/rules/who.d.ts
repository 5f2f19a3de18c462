import type { Who } from '@fray/kernel/rules';
import { type ShockScene } from '../scene.ts';
/** Whether the combatant can do anything at all: it is up and on the battlefield. */
export declare const isUp: (scene: ShockScene, row: Who) => boolean;
/** Whether the combatant is on the battlefield, up, down or dead. */
export declare const isHere: (scene: ShockScene, row: Who) => boolean;
/** Whether the combatant is on the battlefield and not dead. */
export declare const isAlive: (scene: ShockScene, row: Who) => boolean;
/** Whether the combatant is up and not surprised: it may act and react. */
export declare const canReact: (scene: ShockScene, row: Who) => boolean;
/** Whether two combatants belong to different sides. */
export declare const areEnemies: (scene: ShockScene, a: Who, b: Who) => boolean;
/** The combatants of which the test is true, in roster order. */
export declare function rowsWhere({ combatants }: ShockScene, test: (row: number) => boolean): number[];
/** Whether the combatant belongs to the Party. */
export declare const isParty: (scene: ShockScene, row: Who) => boolean;
/** The attribute's modifier. */
export declare const modOf: (scene: ShockScene, row: Who, attribute: number) => number;
/** The skill's level as the stat block gives it, or NO_SKILL. */
export declare const skillOf: (scene: ShockScene, row: Who, skill: number) => number;
/** The skill's level; an NPC's skill bonus stands in for a skill that it has not. */
export declare function levelOf(scene: ShockScene, row: Who, skill: number): number;
/** Who holds the combatant: whether anybody does. */
export declare function isHeld(scene: ShockScene, row: Who): boolean;
/** Whether the combatant holds somebody or is held. */
export declare const inGrapple: (scene: ShockScene, row: Who) => boolean;
//# sourceMappingURL=who.d.ts.map