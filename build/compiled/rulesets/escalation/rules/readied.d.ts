import type { Command, Who } from '@fray/kernel/rules';
import type { StartingReady } from '../kinds/state.ts';
import { type Cited, type EscalationScene } from '../scene.ts';
/** What somebody holds ready, with the round in which it was readied. */
export interface Held extends StartingReady {
    readonly round: number;
}
/** Holds an action ready; it has been paid for. */
export declare function holdReady(scene: EscalationScene, who: Who, held: Held, rule: Cited): void;
/** A command of an action with nothing said. */
type Blank = (actor: Who, action: string) => Command;
/** A command of what can be readied: what the action has no parameter for is passed over. */
export interface Readied extends Command {
    readonly slot: number;
    readonly ability: number;
    readonly stance: number;
    readonly target: Who;
    readonly targets: readonly number[];
    readonly from: readonly number[];
    readonly to: number;
    readonly away: readonly number[];
    readonly also: readonly number[];
    readonly 'knock-out': number;
    readonly text: string;
}
/** The command that a readied action becomes when it is carried out. */
export declare function readiedCommand(scene: EscalationScene, who: Who, blank: Blank): Readied;
export {};
//# sourceMappingURL=readied.d.ts.map