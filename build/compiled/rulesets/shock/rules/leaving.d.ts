import { type Who } from '@fray/kernel/rules';
import { type ShockScene } from '../scene.ts';
import { type Way } from './movement.ts';
import { type Start } from './walking.ts';
/** The way to the nearest exit and over it within one move, along the given squares if there are any. */
export declare function wayOut(scene: ShockScene, who: Who, by: readonly number[]): Way;
/** Runs along the way and off the battlefield; enemies whose range is left strike as at any runner. Its last square may be an ally's. */
export declare function leaveBattlefield(scene: ShockScene, who: Who, path: readonly number[], start: Start): void;
/** The combatant is gone: fled, with the hit points it has. */
export declare function goAway(scene: ShockScene, who: Who): void;
//# sourceMappingURL=leaving.d.ts.map