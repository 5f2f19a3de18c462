import type { Setup } from '@fray/kernel/rules';
import type { EscalationAction } from './actions/action.ts';
import { EscalationScene } from './scene.ts';
/** Opens fights; `actions` are those that a readied action may become. */
export declare const openWith: (actions: () => ReadonlyMap<string, EscalationAction>) => (plain: Setup) => EscalationScene;
//# sourceMappingURL=opening.d.ts.map