import type { Who } from '@fray/kernel/rules';
import { type Attack, type ShockScene } from '../scene.ts';
import { type Holdable } from './held.ts';
import { type Happening } from './powers.ts';
/** The moments at which Instants are asked for: three within an action, and when it has been completed or a side's turn ends. */
export type Moment = 'announce' | 'step' | 'roll' | 'done';
/** One window: what happened, and for whom it is open. */
export interface Window {
    readonly moment: Moment;
    /** Who acts; -1 at the end of a side's turn. */
    readonly actor: Who;
    readonly attack: Attack | null;
    readonly weight: number;
    /** The square that a step has left; -1 for the other moments. */
    readonly from: number;
    /** Powers used in this window, by combatant: each once; null while there are none. */
    used: Map<number, number[]> | null;
}
/** What a power may answer to. */
export declare const happening: ({ moment, actor, attack }: Window) => Happening;
/**
 * Whether the combatant may be asked about others' acts of that weight, by its own wish. One who holds looks out for every
 * one that matters to it, unless it wants to be asked nothing.
 */
export declare function heeds(scene: ShockScene, who: Who, from: number): boolean;
/** Whether no Instant is left to the combatant, whatever happens: its Main is spent, and it has neither powers nor spells for it. */
export declare function hasNothingLeft(scene: ShockScene, row: Who): boolean;
/** Whether the combatant can do something at this moment that may matter. */
export declare function isConcerned(scene: ShockScene, row: Who, window: Window, actions: () => Holdable): boolean;
//# sourceMappingURL=concern.d.ts.map