import { type Attack, type Deferred, type ShockScene } from '../scene.ts';
/** After the hit of a shove or grapple: the opposed check, and what it leads to, to be applied now or together with others. */
export declare function wrestle(scene: ShockScene, attack: Attack): Deferred | null;
//# sourceMappingURL=maneuvers.d.ts.map