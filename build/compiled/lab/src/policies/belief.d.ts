import { type AnyRuleset, type AnyScene, type Checkpoint, type Random, type Setup } from '@fray/kernel';
/**
 * What a seat could believe about a fight: copies in which everything that it may not know is replaced by something
 * that looks the same to it. This is the only door through which the policies of the lab see a fight, so that none of
 * them knows hidden hit points, others' secrets, where the undetected are, or dice to come.
 *
 * Hidden hit points are drawn so that the combatant looks as hurt as it does, out of about as many as a combatant of
 * one's own has; other hidden columns (defenses and abilities that a side hides among them) are copied from one of one's own, or as at the beginning. Those whom the seat
 * cannot place are put anywhere. What everybody declares in secret is not in a fight before it is shown.
 */
export declare class Beliefs {
    private readonly rules;
    private readonly scene;
    private readonly before;
    private readonly lens;
    private readonly combatants;
    private readonly others;
    /** Combatants about which the seat knows everything: what others are thought to be like. */
    private readonly known;
    /**
     * @param scene a scene of one's own, on which the copies are made; what stands in it is lost.
     * @param before the fight as it is.
     * @param row the combatant for which somebody thinks, with the eyes of its seat; -1 for the referee.
     */
    constructor(rules: AnyRuleset, scene: AnyScene, before: Checkpoint, row: number);
    /** Whether the seat knows everything but where the hidden are. */
    get isCertain(): boolean;
    private columnsOf;
    private veiledCombatants;
    /** Without numbers that a seat does not see and that stand in what it is shown all the same, as scores do with exact life. */
    private notShown;
    private lookOf;
    /** Rows of other tables; those that are about somebody whose life the seat sees exactly count as known. */
    private veiledOthers;
    private knownRows;
    /** Makes the scene a fight that the seat could believe to be this one. The same random numbers make the same fight. */
    imagine(random: Random): void;
    private imagineCombatant;
    /** Draws how much is left until it looks as it does. */
    private imagineHealth;
}
/** The scene of one's own for a fight's setup: opened once, and laid out anew by whatever is loaded into it. */
export declare function sceneFor(rules: AnyRuleset, setup: Setup): AnyScene;
//# sourceMappingURL=belief.d.ts.map