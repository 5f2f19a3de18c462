import type { Game } from '@fray/kernel/rules';
/** The ruleset `escalation`, with the reading of its encounters. */
export declare const escalation: Game;
export { escalationRules } from './rules.ts';
export type { EscalationScene } from './scene.ts';
//# sourceMappingURL=index.d.ts.map