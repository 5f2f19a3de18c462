import { type AnyRuleset, type AnyScene, type FightEvent, type Lens } from '@fray/kernel';
import type { AnySession } from '../showing.ts';
import { type ToldTally } from './tallies.ts';
/** One line of what a seat has been told. */
export interface ToldLine {
    /** Counts what this seat has been told, from 1: what it may not know takes no number. */
    readonly n: number;
    readonly words: string;
    /** Whom and which rules it is about. */
    readonly refs: {
        readonly who: readonly string[];
        readonly rules: readonly string[];
    };
    /** The numbers behind it, each opened to its parts. */
    readonly opens: readonly ToldTally[];
    /** What else decided it, in words: reasons of Advantage, why there is no Shock. */
    readonly notes: readonly string[];
    /** Set on the line that says that something was taken back: this line and all after it have not happened. */
    readonly takesBack: number | null;
}
type Line = Omit<ToldLine, 'n' | 'takesBack'>;
/** Tells one seat what happens, line by line. What is taken back is told as taken back; no line is ever changed. */
export declare class Teller {
    readonly lines: ToldLine[];
    private readonly seat;
    /** The commands that have been told, with the number of the first line of each. */
    private told;
    /** Lines of the command that waits for an answer, told already, and the number of the first. */
    private open;
    private openFrom;
    /** How everybody was last said to look. */
    private readonly looks;
    constructor(seat: number);
    /** Tells what is new in the session since it was last looked at. */
    take(session: AnySession): void;
    /** How many of the commands that were told still stand. One that stands at its place has all before it at theirs. */
    private keptOf;
    private say;
    private takeBack;
    /** Lines that were not told while the command waited. */
    private unsaid;
}
/** How combatants were last said to look, by row. */
type Looks = Map<number, string>;
/**
 * What the lens is told of the events of one command: no line twice in a row, none about what somebody let pass, none that
 * somebody looks as it did before. `looks` is kept up.
 */
export declare const linesOf: (rules: AnyRuleset, scene: AnyScene, events: readonly FightEvent[], lens: Lens, looks?: Looks) => Line[];
export {};
//# sourceMappingURL=teller.d.ts.map