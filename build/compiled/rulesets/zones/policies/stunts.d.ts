import type { Command } from '@fray/kernel/rules';
import type { ZonesScene } from '../scene.ts';
/** A stunt and what it is worth, in hit points, roughly. */
interface Stunt {
    readonly command: Command;
    readonly worth: number;
}
/** Whether there is anything to make use of: a hazard, or somebody who may be Stuck. */
export declare function hasChances(scene: ZonesScene): boolean;
/** A push or a hold that does more than `least` hit points' worth, where there is a hazard or somebody Stuck. */
export declare function stunt(scene: ZonesScene, actor: number, least: number, target: number): Stunt | null;
/** Bare hands: somebody Close who is held cannot run after others. */
export declare function wrestle(scene: ZonesScene, actor: number): Command | null;
export {};
//# sourceMappingURL=stunts.d.ts.map