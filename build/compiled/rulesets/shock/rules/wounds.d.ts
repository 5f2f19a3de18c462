import type { Who } from '@fray/kernel/rules';
import { type Cited, type ShockScene } from '../scene.ts';
/**
 * Takes hit points away, never below 0. At 0 an unnamed NPC dies and others are Mortally Injured, whatever the weapon: only
 * a failed save against an execution knocks out. Whoever lies already dies of any further damage.
 */
export declare function loseHitPoints(scene: ShockScene, who: Who, amount: number, rule: Cited): void;
/** How often the combatant has lost hit points since the fight was opened here: compare two counts of one command. */
export declare const woundsOf: (scene: ShockScene, who: Who) => number;
/** A disturbance: what was aimed so far is lost. */
export declare function spoilAim(scene: ShockScene, who: Who): void;
/** What becomes of one at 0 hit points. */
export declare function fallAtZero(scene: ShockScene, who: Who, nonLethal: boolean): void;
/** Down at once, whatever its hit points were. */
export declare function bringDown(scene: ShockScene, who: Who, nonLethal: boolean): void;
/** Falls: prone and helpless, what it held is dropped, everything it was doing ends. */
export declare function fall(scene: ShockScene, who: Who, state: number, rule: Cited): void;
/** Ends what one who falls or leaves was doing. */
export declare function stopEverything(scene: ShockScene, who: Who, rule: Cited): void;
/** Gives hit points back, never above the maximum; one who was dying or knocked out is up again, prone. */
export declare function heal(scene: ShockScene, who: Who, amount: number, rule: Cited): number;
//# sourceMappingURL=wounds.d.ts.map