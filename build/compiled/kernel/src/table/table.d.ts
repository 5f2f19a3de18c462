import type { Pool } from '../dice/pool.ts';
import type { AnswerValue, DiceRequest, Question } from '../questions.ts';
import type { Refusal } from '../refusal.ts';
import { Branches } from './branches.ts';
import { type TapeEntry } from './tape.ts';
/**
 * Thrown, and only ever this one object, when a resolution needs an answer that is not there yet. The host takes back
 * what happened, puts the question, and executes the command again with the answer on the tape. Rules never catch it.
 */
export declare const SUSPEND: {
    readonly suspended: true;
};
/** An answerer's way to say that somebody has to be asked. No number that a question asks for is so far below zero. */
export declare const ASK = -1073741824;
/** An answerer's way to say, on a branching table, that every answer is to be followed. */
export declare const EVERY = -1073741823;
/**
 * Decides questions without a person: returns the position of an option, the number asked for, {@link ASK} or
 * {@link EVERY}. `fight` is the scene that asks, to look at and not to change.
 */
export type Answerer = (question: Question, fight: never) => number;
/** Where dice come from, once the tape has run out. */
export type DiceSource = 'generator' | 'typed' | 'none';
/** What went wrong between a tape and the rules that read it. */
export declare class TapeError extends Error {
    name: string;
    /** Set when an answer on the tape is one that the rules refuse. */
    readonly refusal: Refusal | null;
    constructor(message: string, refusal?: Refusal | null);
}
/**
 * Where dice and answers come from. One class with a mode inside, so that rules meet one shape of table: quick
 * (generator and policy, nothing kept), taped (entries given, then generator, people or nothing), branching.
 */
export declare class Table {
    private mode;
    private seed;
    /** Number of the next die of the generator: die n of a fight depends on the seed and n alone. */
    counter: number;
    private answerer;
    private dice;
    /** Dice and answers so far, of a taped table. */
    tape: TapeEntry[];
    private position;
    /** What is awaited after {@link SUSPEND} was thrown: questions to be answered together, or dice to be typed in. */
    awaited: readonly Question[] | DiceRequest | null;
    /** Of questions awaited together, the answers that policies and settings have given already; null for the missing ones. */
    given: readonly (AnswerValue | null)[];
    private paths;
    /** The path through the outcomes, of a branching table. */
    get branches(): Branches;
    /** Dice from the generator and answers from a policy; nothing is kept. For simulation. */
    static quick(seed: string | number, answerer?: Answerer): Table;
    /**
     * Entries given beforehand come first; what is missing comes from the dice source and the answerer, and is written
     * to the tape. With `dice: 'none'` and no answerer the tape is strict: a missing entry is an error.
     */
    static taped(o: {
        readonly tape?: readonly TapeEntry[];
        readonly dice?: DiceSource;
        readonly seed?: string | number;
        readonly answerer?: Answerer;
    }): Table;
    /** Every outcome of every roll in turn (see {@link Branches}); questions go to the answerer. */
    static branching(answerer?: Answerer): Table;
    /** Starts the generator over with another seed. */
    reseed(seed: string | number): void;
    /** Begins the tape again, for executing the same command once more with these entries. */
    rewind(tape: readonly TapeEntry[]): void;
    /** Entries of the tape that nobody has asked for. */
    leftOver(): readonly TapeEntry[];
    /** Rolls one die. `to` is who rolls, for people with real dice. */
    roll(sides: number, to: number, rule: string, why: string): number;
    /** Rolls the dice of a pool into `faces` and returns how many. Not for a branching table (see {@link branchPool}). */
    rollPool(pool: Pool, faces: number[], to: number, rule: string, why: string): number;
    /** Rolls a pool whose faces nobody will look at, and returns what its dice come to. Not for a branching table. */
    rollValue(pool: Pool, faces: number[], to: number, rule: string, why: string): number;
    /** Whether this table follows every outcome; pools are then asked for by {@link branchPool}. */
    get isBranching(): boolean;
    /** The next distinct outcome of the pool, without its flat bonus. */
    branchPool(pool: Pool): number;
    /** What is awaited; options that a question works out when they are read are read now, before the fight is taken back. */
    private await;
    private readDie;
    private moreDice;
    /** Puts a question and returns the position of the option taken, or the number. */
    choose(question: Question, fight: never): number;
    /**
     * Puts questions to several seats at once; nobody learns an answer before all are in. Returns the answers in order.
     */
    chooseTogether(questions: readonly Question[], fight: never): number[];
    /** Puts a question that is answered in free words. */
    chooseText(question: Question, fight: never): string;
    private readAnswers;
}
/** The answer as it stands on the tape: the option's value, or the number itself. */
export declare function answerValue(question: Question, answer: number): AnswerValue;
/** What an answer means: the position of the option or the number, or why it is refused. */
export declare function readAnswer(question: Question, value: AnswerValue): number | Refusal;
//# sourceMappingURL=table.d.ts.map