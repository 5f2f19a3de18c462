import type { AnyScene } from '../scene.ts';
import type { Who } from '../state/columns.ts';
import { type Tally, type TallyRecord } from '../tally.ts';
import type { Secrecy, Secret, Whose } from './secrecy.ts';
/** How people are called by whoever is told: names by row. */
export type NameOf = (row: number) => string;
/**
 * One field of an event, declared once: `V` is what the rule hands over, `W` what a sentence gets. Events hold numbers;
 * names and words are made of them when somebody is told. `what` in the makers below is for the page of events.
 */
export interface EventField<N extends string = string, V = unknown, W = unknown> {
    readonly name: N;
    /** What it is, for the page of the protocol. */
    readonly what: string;
    /** The value as the event keeps it. */
    record(scene: AnyScene, value: V): unknown;
    /** The value as a sentence says it. */
    told(scene: AnyScene, kept: unknown, name: NameOf): W;
    /** The value as plain data: names in place of rows, words in place of numbers. */
    plain(scene: AnyScene, kept: unknown): unknown;
    /** Why a seat may not know it: one reason is enough. */
    readonly secrets: readonly Omit<Secret, 'field'>[];
}
/** A combatant by row; -1 for the referee or nobody. */
export declare const who: <N extends string>(name: N, what?: string) => EventField<N, Who, string>;
/** A combatant by row, or -1 for nobody: null in sentences. */
export declare const someone: <N extends string>(name: N, what?: string) => EventField<N, Who, string | null>;
/** Combatants by row. */
export declare const everyone: <N extends string>(name: N, what?: string) => EventField<N, readonly Who[], readonly string[]>;
/** A number as it is. */
export declare const amount: <N extends string>(name: N, what?: string) => EventField<N, number, number>;
/** A text as it is. */
export declare const text: <N extends string>(name: N, what?: string) => EventField<N, string, string>;
/** The rule that the event comes from. */
export declare const byRule: <R extends string, N extends string = 'rule'>(name: N) => EventField<N, R, R>;
/** Yes or no. */
export declare const yes: <N extends string>(name: N, what?: string) => EventField<N, boolean, boolean>;
/** One of the words by its position; '' for a position that is none. */
export declare const wordIn: <N extends string>(name: N, words: readonly string[]) => EventField<N, number, string>;
/** A side by its position, told by its name; '' for none. */
export declare const whichSide: <N extends string>(name: N) => EventField<N, number, string>;
/** A number with its parts. */
export declare const sum: <N extends string>(name: N, what?: string) => EventField<N, Tally, TallyRecord>;
/** Plain data of any shape. */
export declare const data: <N extends string, V>(name: N, what?: string) => EventField<N, V, V>;
/** Something of the ruleset's that a number names: a Zone, an item. `nameIn` is what people call it. */
export declare const thing: <S extends AnyScene, V extends number>(what: string, nameIn: (scene: S, value: V) => string, plain?: (scene: S, value: V) => unknown) => <N extends string>(name: N) => EventField<N, V, string>;
/** Something whose name may change or go: it is written down as it is called when the event comes about. */
export declare const named: <S extends AnyScene, V extends number>(what: string, nameIn: (scene: S, value: V) => string) => <N extends string>(name: N) => EventField<N, V, string>;
/** The field, whose value is worked out of what the rule hands over only when the event is kept. */
export declare const workedOut: <S extends AnyScene, V, N extends string, K, W>(of: EventField<N, K, W>, from: (scene: S, value: V) => K) => EventField<N, V, W>;
/**
 * The field, kept back where one of these things is secret of the combatant in the field `whose` (the referee knows it all the
 * same). A sentence gets null then.
 */
export declare const hidden: <N extends string, V, W>(of: EventField<N, V, W>, whose: Whose, ...by: readonly Secrecy[]) => EventField<N, V, W | null>;
/** A number with parts whose parts are kept back so; the total is told. */
export declare const withoutParts: <F extends EventField<string, Tally, TallyRecord>>(of: F, whose: Whose, ...by: readonly Secrecy[]) => F;
/**
 * Damage with its parts, of somebody (`dealer`) to somebody (`target`, a field). Who sees the target's life exactly knows
 * what it came to; nobody else does where the dealer's side hides its rolls.
 */
export declare const damageSum: (dealer: Whose, target: string) => EventField<"tally", Tally<string>, TallyRecord | null>;
//# sourceMappingURL=field.d.ts.map