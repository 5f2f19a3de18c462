import type { Command, Option, Who } from '@fray/kernel/rules';
import type { Aim, ShockScene } from '../scene.ts';
import { type Happening } from './powers.ts';
/** A command that goes at somebody with something, or casts a spell, where its action does. */
export type HeldCommand = Command & {
    readonly target?: Who;
    readonly weapon?: number;
    readonly power?: number;
};
/** A held act with the words that answer for it. */
export interface HeldAct {
    readonly command: HeldCommand;
    readonly text: string;
}
/** One Instant that somebody could take now. */
export type Instant = {
    readonly kind: 'total-defense';
} | {
    readonly kind: 'snap';
    readonly aim: Aim;
} | {
    readonly kind: 'power';
    readonly power: number;
} | {
    readonly kind: 'held';
    readonly command: HeldCommand;
} | {
    readonly kind: 'spell';
    readonly command: HeldCommand;
};
/** An Instant with the words that answer for it. */
export interface Possible {
    readonly instant: Instant;
    readonly option: Option;
}
/** What somebody could do at a moment besides its own numbers: what it held, its spells, and the powers it has used. */
export interface AtHand {
    readonly held: readonly HeldAct[];
    readonly spells: readonly HeldAct[];
    readonly used: readonly number[];
}
/**
 * Everything that the combatant could do at this moment, the likeliest first, then (for people) what it cannot, with
 * reasons.
 */
export declare function instantsOf(scene: ShockScene, who: Who, what: Happening, { held, spells, used }: AtHand): Possible[];
//# sourceMappingURL=options.d.ts.map