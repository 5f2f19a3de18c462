import { type Who } from '@fray/kernel/rules';
import { type ShockScene } from '../scene.ts';
/** After a wound: an NPC that has lost half of its hit points or more is judged, once. */
export declare function judgeAfterWound(scene: ShockScene, who: Who): void;
/** After somebody was lost: a band of which a third or more is lost is judged, once; of the Party only its henchmen flee. */
export declare function judgeAfterLoss(scene: ShockScene, lost: number): void;
/** Begins to retreat: from now on it only tries to get away. */
export declare function retreat(scene: ShockScene, who: Who, rule: 'morale-individual' | 'morale-group' | 'retreat'): void;
//# sourceMappingURL=morale.d.ts.map