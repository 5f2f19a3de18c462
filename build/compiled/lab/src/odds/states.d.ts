import { type AnyScene, type Checkpoint } from '@fray/kernel';
/**
 * The situations of a fight that have been met, numbered: equal ones have one number, however they came about. Kept
 * values and sheets are compared by what they are, not by when they came into the fight.
 */
export declare class States {
    private readonly found;
    /** Situations by the hash of their cells. */
    private readonly byHash;
    private readonly layouts;
    private latestLayout;
    private sameLayout;
    private latest;
    private readonly ownValues;
    private readonly values;
    private readonly valueNumbers;
    private readonly sheets;
    constructor(scene: AnyScene);
    /** Forgets the situations, and begins again with the number 0. */
    clear(): void;
    get count(): number;
    at(number: number): Checkpoint;
    /** The number of the situation in which the scene stands now; a new one where it has not been met. */
    numberOf(scene: AnyScene): number;
    /** Layouts of equal sizes are one, whoever has made them. */
    private layoutOf;
    private sheetsOf;
    /** The cells with the numbers under which kept values are known here. */
    private withKnownValues;
    private numberOfValue;
}
//# sourceMappingURL=states.d.ts.map