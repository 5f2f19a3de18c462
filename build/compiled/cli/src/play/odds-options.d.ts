/** What `fray odds` is told. */
export interface OddsOptions {
    readonly at?: string;
    readonly reactions?: string;
    readonly seed?: string;
    readonly ways?: string;
    readonly samples?: string;
    readonly json?: boolean;
    readonly duel?: boolean;
    readonly policy?: readonly string[];
}
/** A whole number of an option. Throws a {@link Stop} with what would be right. */
export declare function readNumber(option: string, text: string | undefined, otherwise: number, most: number): number;
//# sourceMappingURL=odds-options.d.ts.map