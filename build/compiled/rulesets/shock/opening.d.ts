import type { Setup } from '@fray/kernel/rules';
import type { Holdable } from './instants/held.ts';
import { ShockScene } from './scene.ts';
/** Opens fights; `actions` are those that a held action may become. */
export declare const openWith: (actions: () => Holdable) => (plain: Setup) => ShockScene;
//# sourceMappingURL=opening.d.ts.map