import { type Action, type AnyRuleset, type AnyScene, type Command, type FightEvent, type PlainCommand, type Policy, REFEREE, type Refusal, type Ruleset, type Setup, type Sheet, type TapeEntry } from '../src/index.ts';
import { Scene, type TableSpecs, type Tables } from '../src/rules.ts';
/** A combatant of a made-up fight: its name, side 0 unless said, and the cells that differ from the columns' first values. */
export interface TinyEntrant extends Sheet {
    readonly side?: number;
    readonly seat?: number;
    readonly cells?: Readonly<Record<string, number>>;
}
/** The set-up of a made-up fight. */
export interface TinySetup extends Setup {
    readonly roster: readonly TinyEntrant[];
}
/** A command of a made-up ruleset: any parameters beside who and what. */
export interface TinyCommand extends Command {
    readonly [param: string]: unknown;
}
export type TinyScene<T extends TableSpecs> = Scene<T, string, TinySetup>;
/** The scene of the tables made by `defineTables`. */
export type SceneOf<D> = D extends Tables<infer T extends TableSpecs> ? TinyScene<T> : never;
export type TinyAction<S extends AnyScene> = Action<S, TinyCommand>;
export type TinyRules<S extends AnyScene> = Ruleset<S, TinyCommand>;
/** A set-up with a roster: sides `heroes` and `foes`, seats `referee`, `ann` and `bob`, unless said otherwise. */
export declare function tinySetup(roster: readonly TinyEntrant[], more?: Partial<TinySetup>): TinySetup;
/** One kind of command: what it does, and where it matters when it is legal, its parameters, and who gives it. */
export declare function act<S extends AnyScene>(id: string, resolve: (scene: S, command: TinyCommand) => void, more?: Partial<TinyAction<S>>): TinyAction<S>;
/** What a made-up ruleset has to say; everything else is filled in. */
export interface TinyParts<S extends AnyScene> extends Omit<Partial<TinyRules<S>>, 'actions' | 'policies' | 'tables'> {
    readonly tables: Tables<any>;
    readonly actions: readonly TinyAction<S>[];
    readonly policies?: readonly Policy<S, TinyCommand>[];
    /** First capacities of the tables beside the combatants', by name. */
    readonly capacity?: Readonly<Record<string, number>>;
}
/** A working copy of a made-up fight with everybody of the roster in place. */
export declare function tinyScene<S extends AnyScene>(tables: TinyParts<S>['tables'], setup: TinySetup, capacity?: Readonly<Record<string, number>>): S;
/** A whole ruleset of the few members that a test is about. */
export declare function tinyRuleset<S extends AnyScene>(parts: TinyParts<S>): TinyRules<S>;
/** Forgets a ruleset's own types, as hosts do. */
export declare const asHost: <S extends AnyScene>(rules: TinyRules<S>) => AnyRuleset;
/**
 * Dice and answers in short: `d20=14` is a die; every other word or number is somebody's answer; a list is the answers
 * of several seats to one question.
 */
export declare function tapeOf(entries: readonly (string | number | readonly (string | number)[])[]): TapeEntry[];
/** A command as people write it: `Ada attack target=Gob`; `referee` for the referee's. */
export declare function plainOf(text: string): PlainCommand;
/** The command, or the refusal of its words. */
export declare const commandOf: <S extends AnyScene>(rules: TinyRules<S>, scene: S, text: string) => TinyCommand | Refusal;
/**
 * Does a command with exactly these dice and answers: a missing entry, one left over or a refusal fails the test.
 * Returns the events.
 */
export declare function play<S extends AnyScene>(rules: TinyRules<S>, scene: S, text: string, entries?: Parameters<typeof tapeOf>[0]): FightEvent[];
/** Why the command is refused, or null; nothing is done. */
export declare function refusalOf<S extends AnyScene>(rules: TinyRules<S>, scene: S, text: string): Refusal | null;
/** The row of a combatant of the roster. */
export declare const rowOf: (scene: AnyScene, name: string) => number;
/** The events of one type, without their type. */
export declare const ofType: (events: readonly FightEvent[], type: string) => unknown[];
/** Adds fractions up. */
export declare function addFractions(a: {
    readonly numerator: bigint;
    readonly denominator: bigint;
}, b: {
    readonly numerator: bigint;
    readonly denominator: bigint;
}): {
    numerator: bigint;
    denominator: bigint;
};
/** The fraction nothing, to begin a sum with. */
export declare const ZERO: {
    numerator: bigint;
    denominator: bigint;
};
/** A fraction as text: `3/20`. */
export declare const fractionText: (f: {
    readonly numerator: bigint;
    readonly denominator: bigint;
}) => string;
/** A note that a rule leaves in the record, to see what happened in which order. */
export declare function note(scene: AnyScene, type: string, fields?: Readonly<Record<string, unknown>>): void;
export { REFEREE };
//# sourceMappingURL=tiny.d.ts.map