import { type AnySession, type Mind } from '@fray/seat';
import type { Lines } from '../io/lines.ts';
import type { Terminal } from '../io/terminal.ts';
import type { Seating } from '../play/seating.ts';
import type { Again } from './again.ts';
import { type DiceHabit, type MapHabit } from './sitting.ts';
/** A fight that has been opened, and how people sit down to it. */
export interface Opened {
    readonly session: AnySession;
    readonly seating: Seating;
    readonly dice: DiceHabit;
    readonly map: MapHabit;
    readonly open: boolean;
    readonly journal: string;
    readonly resume: string;
    readonly resumed: boolean;
    /** Who thinks for the computer. */
    readonly mind: Mind;
}
/** Plays an opened fight at this screen until it is over or the person leaves. Says what is to be played once more, if anything. */
export declare function sitDown(terminal: Terminal, lines: Lines, fight: Opened): Promise<Again | null>;
//# sourceMappingURL=begin.d.ts.map