/** Dice in short: `2d20`, `d8 + d6`. */
export declare function diceText(sides: readonly number[]): string;
/** The faces that a person typed (`14 7`, `14,7`, `d20=14`, `00` on a d100), or null where the line holds anything else. */
export declare function facesTyped(line: string): number[] | null;
//# sourceMappingURL=dice-request.d.ts.map