/** Something wrong with an encounter or a saved fight: what, and where. */
export interface BadPlace {
    /** `duel.yaml:4:3` in a text; `combatants.Ada.hp` in an object. */
    readonly where: string;
    /** A sentence that says what is wrong and what would be right. */
    readonly message: string;
}
/** An encounter or a saved fight that cannot be played. The message has a line for each problem. */
export declare class BadInput extends Error {
    readonly problems: readonly BadPlace[];
    constructor(problems: readonly BadPlace[]);
}
//# sourceMappingURL=problems.d.ts.map