import type { AnyRuleset } from './ruleset.ts';
import type { AnyScene } from './scene.ts';
/**
 * Whether a fight that nobody but computers plays still makes headway. It is looked at now and then: there is headway when
 * some side's life, all its combatants together, is lower than it has ever been found, or more combatants are down. After
 * ten looks without any the fight is a stalemate: 500 commands, or 20 for each combatant where these are more. One rule for
 * all who play whole fights.
 */
export declare class Headway {
    private readonly rules;
    private readonly scene;
    /** The lowest life of each side, by position. */
    private readonly lowest;
    private readonly sums;
    private mostDown;
    private known;
    private round;
    /** Commands until the next look, and looks that have found nothing. */
    private left;
    private idle;
    constructor(rules: AnyRuleset, scene: AnyScene);
    /** Counts anew from where the scene stands. */
    begin(): void;
    /** To be called after each command: whether the fight is a stalemate now. */
    isOut(): boolean;
    /** Whether there has been headway since the last look. */
    private look;
}
//# sourceMappingURL=headway.d.ts.map