import { type AnyRuleset, type AnyScene, type Command, type Creditor } from '@fray/kernel';
import type { Gathering } from './gathering.ts';
/**
 * Watches a trial command by command: who loses life and by whom, and who goes down and when. Nothing has to be recorded for it: the rules say whose doing a loss is, and it looks how much is left.
 */
export declare class Meter implements Creditor {
    private readonly rules;
    private readonly scene;
    private readonly sides;
    private gathering;
    private counts;
    private life;
    private stood;
    private dealt;
    private taken;
    private fellIn;
    /** Whether it has gone down in this trial, also where it has got up again. */
    private readonly wentDown;
    /** Losses (gains below 0) of the command that is being done: by whom, whose, how much, one after the other. */
    private readonly credits;
    /** How many of the numbers in `credits` count: emptying the array each time would make it anew. */
    private credited;
    private roundNow;
    /** What each side had at the beginning, by position. */
    private readonly whole;
    /** What each side has now, by position, where somebody has just added it up. */
    private readonly sums;
    /** Combatants at the beginning. */
    private initial;
    /** The Round that the fight is in; where a day has several fights, those of all of them together. */
    rounds: number;
    constructor(rules: AnyRuleset, scene: AnyScene, sides: number);
    private get now();
    /** The position of the side that has won, or -1. */
    get winner(): number;
    private lifeOf;
    /** The trial begins where the scene stands. */
    begin(gathering: Gathering): void;
    /** How much one can lose, and take from others: nobody knows it from what has happened to come. */
    private bound;
    private enter;
    private sumUp;
    credit(by: number, target: number): void;
    /** What the combatant has lost (below 0: gained) since the last look. */
    private look;
    /** Puts the losses of a command down to those whose doing they were. */
    private putDown;
    /** A command is done. */
    after(command: Command, formal: boolean): void;
    /** Which sides had somebody go down, and somebody dead in the end. Whoever left without a wound has not fallen. */
    private countLosses;
    private countRound;
    /** What each side has left of the life that it had at the beginning, from 0 to 1; those who joined later do not count. */
    left(): number[];
    /** On how many sides somebody can still fight. */
    sidesStanding(): number;
    /** The trial is over: what is known of each combatant and side is counted. */
    end(): void;
}
//# sourceMappingURL=meter.d.ts.map