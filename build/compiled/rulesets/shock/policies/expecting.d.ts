import type { Aim, Attack, ShockScene } from '../scene.ts';
/** An attack of the Main Action, as the policy thinks of it. */
export declare const thoughtOf: (scene: ShockScene, actor: number, aim: Aim) => Attack;
/** How likely the attack is to hit as things stand, by the numbers that the rules add up. */
export declare function chanceOf(scene: ShockScene, attack: Attack): number;
/**
 * Hit points that an attack takes on average of the target, no more than it has, struck with one weapon or with both.
 * Nobody steps in; no screen is counted.
 */
export declare function lossBy(scene: ShockScene, actor: number, aim: Aim, withBoth: boolean): number;
//# sourceMappingURL=expecting.d.ts.map