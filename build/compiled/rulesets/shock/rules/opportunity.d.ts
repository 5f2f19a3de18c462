import type { Who } from '@fray/kernel/rules';
import { type ShockScene } from '../scene.ts';
/** Whether the enemy may make an attack of opportunity on the actor, as far as arms, sight and disengaging go. */
export declare function mayStrike(scene: ShockScene, enemy: Who, actor: Who): boolean;
/**
 * A provoking act: each adjacent armed enemy may strike once, in roster order, before it takes effect. Returns whether the
 * actor can still go through with it.
 */
export declare const provoke: (scene: ShockScene, actor: Who) => boolean;
/**
 * Every enemy with an opening may strike at the actor once, in roster order, while the actor goes on. `struck` holds those
 * who have struck at this act already. Returns whether the actor can still go through with it.
 */
export declare function giveOpenings(scene: ShockScene, actor: Who, hasOpening: (enemy: Who) => boolean, goesOn: () => boolean, struck: Set<number> | null): boolean;
//# sourceMappingURL=opportunity.d.ts.map