import type { SurpriseCheck } from '../model.ts';
import { type ShockScene } from '../scene.ts';
/** Rolls a d8 for each side, the Party first, and returns the sides in the order in which they act. */
export declare function rollInitiative(scene: ShockScene): number[];
/** A check for surprise: the ambushers against those they come upon; returns whether the targets are surprised. */
export declare function surpriseCheck(scene: ShockScene, { by, against, roll: how, who, notices }: SurpriseCheck): boolean;
//# sourceMappingURL=initiative.d.ts.map