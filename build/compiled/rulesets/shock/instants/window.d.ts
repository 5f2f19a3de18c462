import { type Moments } from '../scene.ts';
import { type Holdable } from './held.ts';
/** The windows of the rules, with the actions that a held action may become. */
export declare function makeMoments(actions: () => Holdable): Moments;
//# sourceMappingURL=window.d.ts.map