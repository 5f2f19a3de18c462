import { type Command, type Ruleset } from '@fray/kernel/rules';
import type { EscalationScene } from './scene.ts';
/** The rules of `escalation`. */
export declare const escalationRules: Ruleset<EscalationScene, Command>;
//# sourceMappingURL=rules.d.ts.map