import type { EscalationAction } from '../actions/action.ts';
import type { Moments } from '../scene.ts';
/** The moments at which others step in; `actions` are those that a readied action may become. */
export declare const makeMoments: (actions: () => ReadonlyMap<string, EscalationAction>) => Moments;
//# sourceMappingURL=moments.d.ts.map