import { type AnswerValue } from './questions.ts';
import { type Refusal } from './refusal.ts';
import type { AnyScene } from './scene.ts';
import type { Who } from './state/columns.ts';
/** What a seat does when it may act: who acts, what, and the action's own parameters. Combatants are rows. */
export interface Command {
    /** A combatant's row, or REFEREE. */
    readonly actor: Who;
    readonly action: string;
}
/** A command as people, files and journals write it: names in place of rows. */
export type PlainCommand = {
    readonly actor: string;
    readonly action: string;
} & Readonly<Record<string, unknown>>;
/** How a value, as it is written, reads in a sentence. */
export type Saying = (written: string, command: PlainCommand) => string;
/** A parameter of an action: how it is written and what values people may want to choose from. `V` is its value in commands. */
export interface Param<N extends string = string, V = unknown> {
    readonly name: N;
    readonly label: string;
    /** What kind of thing it is, for forms and for help. */
    readonly kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
    readonly optional: boolean;
    /** What an absent parameter becomes in the command. */
    readonly absent: V;
    /**
     * The values that somebody might think of here, legal or not, in the light of the parameters before it. Where none are
     * given the parameter is left out of suggestions.
     */
    candidates?(scene: AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<V>;
    /**
     * Whether words in order pass it over, because what was written before (`given`, the actor included) takes no such
     * parameter: a spell on a place has no targets; or because the next `word` cannot be one. `name=value` still reaches it.
     */
    isPassedOver?(scene: AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
    /**
     * How the value reads in a sentence behind the action's title, its little word before it (`for the Move Action`), in the light of
     * the whole command; '' where it goes without saying. Without this it reads as it is written.
     */
    readonly says?: Saying;
    /**
     * A finer point, such as where a blow is aimed: where there is much to choose, people are offered what is done without it, and
     * beside that to say it: these words stand for it until it is said.
     */
    readonly finer?: string;
    /** Turns what a person wrote into the command's value, or says why not. `so far` holds the parameters before it. */
    read(scene: AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): {
        readonly value: V;
    } | Refusal;
    /** The reverse of `read`. */
    write(scene: AnyScene, value: unknown, command: Readonly<Record<string, unknown>>): unknown;
}
/** The combatant's name. */
export declare const nameOf: (scene: AnyScene, row: Who) => string;
/** The row of the combatant with that name (see {@link nameKey}), or -1 where nobody has it who is known of. */
export declare function rowOfName(scene: AnyScene, name: string): number;
/** The names of everybody who is known of. */
export declare const allNames: (scene: AnyScene) => string[];
/** A sentence for a name that nobody has, with the nearest that somebody has. */
export declare function unknownName(kind: string, name: string, known: readonly string[]): Refusal;
/** What a parameter may say of itself. */
export interface ParamOptions<V = unknown> {
    readonly label?: string;
    readonly optional?: boolean;
    readonly says?: Saying;
    readonly finer?: string;
    readonly candidates?: (scene: any, actor: Who, soFar: Readonly<Record<string, unknown>>) => Iterable<V>;
}
/** One combatant; -1 where it is left out. */
export declare const combatantParam: <N extends string>(name: N, o?: ParamOptions<Who>) => Param<N, Who>;
/** Several combatants, as a list or as `A,B`; an empty list where they are left out. */
export declare const combatantsParam: <N extends string>(name: N, o?: ParamOptions<readonly Who[]>) => Param<N, readonly Who[]>;
/** One of the words; its position is the value, -1 where it is left out. */
export declare const wordParam: <N extends string>(name: N, words: readonly string[], o?: ParamOptions<number>) => Param<N, number>;
/** Yes or no, which may be left out; -1 then. */
export declare const flagParam: <N extends string>(name: N, label: string) => Param<N, number>;
/** A side by its id, by position; -1 where it is left out. */
export declare const sideParam: <N extends string>(name: N, optional?: boolean) => Param<N, number>;
/** A whole number from min to max; null where it is left out. */
export declare const numberParam: <N extends string>(name: N, min: number, max: number, o?: ParamOptions<number | null>) => Param<N, number | null>;
/** Free words. */
export declare const textParam: <N extends string>(name: N, o?: ParamOptions<string>) => Param<N, string>;
/** Any plain value; the action's own check says what is wrong with it. */
export declare const valueParam: <N extends string>(name: N, o?: ParamOptions<unknown>) => Param<N, unknown>;
/** A thing that can be named: what commands call it, its value, and what else it goes by. */
export type Known = readonly [name: string, value: number, ...others: string[]];
/** What a parameter names: things of one kind, each with what people call it. `S` is the ruleset's scene. */
export interface NamedOptions<S> extends ParamOptions<number> {
    /** What one of them is called: `item of Ada`. */
    readonly one: string | ((scene: S, soFar: Readonly<Record<string, unknown>>) => string);
    readonly kind?: Param['kind'];
    /**
     * Everything that it may name here, by what commands call it; behind the value stand names that mean it as well. A value
     * may come twice: it is written by its first name.
     */
    known(scene: S, soFar: Readonly<Record<string, unknown>>): Iterable<Known>;
    /** What is understood besides and never listed: the action says why it cannot be. */
    besides?(scene: S, soFar: Readonly<Record<string, unknown>>): Iterable<Known>;
    /** Why nothing can be named here at all, or null. */
    none?(scene: S, soFar: Readonly<Record<string, unknown>>): Refusal | null;
}
/** Things by their names, and by their ids as well; one whose name could mean another is called by its id. */
export declare function calledByName(things: readonly {
    readonly id: string;
    readonly name: string;
}[]): Known[];
/** One thing of a kind by its name (see {@link nameKey}); -1 where it is left out. */
export declare function namedParam<S, N extends string>(name: N, o: NamedOptions<S>): Param<N, number>;
/** Whether reading gave a refusal. */
export declare const isRefusal: (x: object) => x is Refusal;
export type { AnswerValue };
//# sourceMappingURL=command.d.ts.map