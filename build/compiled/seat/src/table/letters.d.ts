/**
 * The letters of the tokens of one seat's board: short, unlike each other, and for each combatant the same as long as the
 * fight is looked at, whoever comes or is found later.
 */
export declare class Letters {
    private readonly known;
    private readonly taken;
    /** The letters that were given, by name. */
    get all(): readonly (readonly [name: string, letter: string])[];
    /** Says which letters were given before the fight was put away. */
    recall(letters: readonly (readonly [name: string, letter: string])[]): void;
    /** The letter of the combatant with that name. */
    of(name: string): string;
    private free;
}
//# sourceMappingURL=letters.d.ts.map