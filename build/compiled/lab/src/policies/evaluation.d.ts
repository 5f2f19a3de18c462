import { type AnyRuleset, type AnyScene } from '@fray/kernel';
/**
 * How well a fight stands for a side, from 0 (lost) to 1 (won): of everything that the sides have left the part that is
 * this side's. A combatant counts for standing, and for the share of its life that is left; those with more life count
 * for more. What else is good or bad for a side is in it only through what follows from it.
 */
export declare class Evaluation {
    private readonly rules;
    private readonly life;
    private readonly most;
    constructor(rules: AnyRuleset);
    /** The most life that a combatant can have. */
    private mostLife;
    private lifeLeft;
    /** The fight's worth for the side, by the side's position. */
    of(scene: AnyScene, side: number): number;
    /** The part of a side's life that it still has. */
    private shareLeft;
}
//# sourceMappingURL=evaluation.d.ts.map