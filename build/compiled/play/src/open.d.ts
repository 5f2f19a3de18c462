import { Fight } from './fight.ts';
/** How a fight is opened. */
export interface FightWishes {
    /** What the dice come from: the same seed and the same choices are the same fight. Drawn anew where it is left out. */
    readonly seed?: string;
    /** `typed`: whoever acts says what real dice show ({@link Fight.roll}). */
    readonly dice?: 'generator' | 'typed';
    /** Seats that the computer plays, by id, with the name of a policy: `{ referee: 'aggressive' }`. All others are yours. */
    readonly computer?: Readonly<Record<string, string>>;
    /** What the text is called where something is wrong with it. */
    readonly file?: string;
}
/**
 * Opens a fight.
 * @param encounter an encounter as text (YAML or JSON) or as an object, as docs/encounters.md describes it
 * @throws {BadInput} with everything that is wrong with it; RangeError where there is no such seat or policy
 */
export declare function openFight(encounter: string | object, wishes?: FightWishes): Promise<Fight>;
/**
 * Opens a fight again from what {@link Fight.save} gave: every step, every undone step and an open question are there.
 * @throws {BadInput} where it is none, is broken, or was played with other rules
 */
export declare function restoreFight(saved: string, wishes?: Pick<FightWishes, 'computer' | 'file'>): Promise<Fight>;
//# sourceMappingURL=open.d.ts.map