/** The dice of a part: sides and faces in order, and which of them counted. */
export interface PartDice {
    readonly sides: readonly number[];
    readonly faces: readonly number[];
    readonly kept: readonly boolean[];
}
/** One part of a number: what it adds, from where, and by which rule. Parts that did not count are kept, marked. */
export interface Part {
    readonly value: number;
    readonly rule: string;
    /** Where it comes from, in words: a weapon, an attribute, a condition. */
    readonly source: string;
    readonly counted: boolean;
    readonly dice: PartDice | null;
}
/**
 * A number made of parts. It always adds up; it remembers its parts only while somebody listens, so that a simulation
 * pays for one addition and no more. `R` are the ids of the rules that may add to it.
 */
export declare class Tally<R extends string = string> {
    total: number;
    readonly parts: Part[] | null;
    constructor(remember: boolean);
    /** Adds a part. */
    add(value: number, rule: R, source: string): this;
    /** Adds all parts of another one, which were told beforehand. */
    addAll(other: Tally): this;
    /** Notes something that might have counted and did not. */
    pass(value: number, rule: R, source: string): this;
    /** One part more. A number that was told stays as it was told: whoever listened would otherwise have heard another. */
    private remember;
    /** Multiplies what has been added so far; the part shows the difference. */
    times(factor: number, rule: R, source: string): this;
    /** Raises or lowers the total to the bound where it lies outside; the part shows the difference. */
    atLeast(bound: number, rule: R, source: string): this;
}
/** A tally as plain data, as it stands in an event. */
export interface TallyRecord {
    readonly total: number;
    readonly parts: readonly Part[];
}
/** The tally for an event: complete, for whatever is added to it afterwards is an error. */
export declare function recordTally(tally: Tally): TallyRecord;
/** `10 + 2 = 12 damage`; `damage` where the number may not be known. `kind`: `fire`. */
export declare const damageText: (tally: TallyRecord | null, kind?: string) => string;
/** What a sentence says of a roll's numbers: `: 10 + 2 = 12 against AC 14`, as far as they may be known; '' where none may. */
export declare function rolledText({ tally, against }: {
    readonly tally: TallyRecord | null;
    readonly against: number | null;
}, what?: string): string;
/** `10 + 2 = 12`, parts of nothing left out; one part alone is just the number. */
export declare function sumText(record: TallyRecord): string;
//# sourceMappingURL=tally.d.ts.map