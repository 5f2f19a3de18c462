import { type Refusal, type Who } from '@fray/kernel/rules';
import type { EscalationAction } from '../actions/action.ts';
import { type Readied } from '../rules/readied.ts';
import { type Declared, type EscalationScene } from '../scene.ts';
/** Readied actions that the declared action triggers take place right before it. Returns whether it can still be done. */
export declare function fireReadied(scene: EscalationScene, what: Declared, actions: ReadonlyMap<string, EscalationAction>): boolean;
/** Why what somebody has readied cannot be carried out now, or null. */
export declare function cannotFire(scene: EscalationScene, who: Who, actions: ReadonlyMap<string, EscalationAction>): Refusal | null;
/** Asks whether what is readied is carried out: somebody sets it off, or the referee does (actor -1). */
export declare function offers(scene: EscalationScene, who: Who, actor: Who, command: Readied): boolean;
/** Carries a readied action out; the band follows. */
export declare function fire(scene: EscalationScene, who: Who, action: EscalationAction, command: Readied): void;
//# sourceMappingURL=readied.d.ts.map