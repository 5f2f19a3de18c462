import type { Command, Who } from '@fray/kernel/rules';
import type { ShockAction } from '../actions/define.ts';
import { type ShockScene } from '../scene.ts';
import type { HeldAct, HeldCommand } from './options.ts';
/** The actions of combatants, of which a held action may become many; filled once, when the ruleset is put together. */
export type Holdable = readonly ShockAction[];
/** Every legal act of one who holds, with its words. What is an Instant by itself is no held act: it triggers nothing. */
export declare const heldActs: (scene: ShockScene, who: Who, actions: Holdable) => HeldAct[];
/** Every spell that the combatant can cast as an Instant now, with its words, those that it has cast in this chain of windows, too. */
export declare function quickSpells(scene: ShockScene, who: Who, actions: Holdable): HeldAct[];
/** The action of a command that was held. */
export declare const actionOf: (actions: Holdable, command: Command) => ShockAction;
/** Triggers a held act and whatever else follows it in the same moment. */
export declare function trigger(scene: ShockScene, who: Who, first: HeldCommand, actions: Holdable): void;
//# sourceMappingURL=held.d.ts.map