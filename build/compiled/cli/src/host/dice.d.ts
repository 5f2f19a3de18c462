import type { Outcome, Sitting } from './sitting.ts';
/** Asks for what the real dice show; an empty line lets Fray roll them. */
export declare function askDice(sitting: Sitting): Promise<Outcome>;
//# sourceMappingURL=dice.d.ts.map