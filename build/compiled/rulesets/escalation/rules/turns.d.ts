import { type Who } from '@fray/kernel/rules';
import { type EscalationScene } from '../scene.ts';
/** Whether the combatant is one of those who {@link mayAct}, without making a list. */
export declare function mayBegin(scene: EscalationScene, who: Who): boolean;
/** Those who may begin their turn now: PCs and their friends of the band first, then its enemies; or the one whose turn it is. */
export declare function mayAct(scene: EscalationScene): number[];
/** Whether anybody may begin a turn now, or has one. */
export declare function isAnybodysTurn(scene: EscalationScene): boolean;
/** Goes on to the next band in which somebody has a turn to come, or to the next round. */
export declare function advance(scene: EscalationScene): void;
/** A round begins: from the second on the escalation die rises. */
export declare function startRound(scene: EscalationScene): void;
/** A combatant's turn begins: slots and Interrupt are fresh, what lasted until now ends, the Dying roll. */
export declare function beginTurn(scene: EscalationScene, who: Who): void;
/** Rolls a Death Save or Last Gasp Save: the first after a hard fall has 2 Disadvantage. A Natural 17 or more is a success. */
export declare function rollDeathSave(scene: EscalationScene, who: Who): {
    readonly natural: number;
    readonly passed: boolean;
};
/** A Death Save has succeeded: the Dying heal by a Recovery, a Last Gasp is over. */
export declare function comeBack(scene: EscalationScene, who: Who): void;
/** A turn ends: ongoing damage, saves, what was not sustained, what lasted until now; then the next one's turn comes. */
export declare function endTurn(scene: EscalationScene, who: Who): void;
/** The Surprise Round: two of the party that was more aware act, chosen by that party. */
export declare function startSurprise(scene: EscalationScene, by: Who, acting: readonly number[]): void;
//# sourceMappingURL=turns.d.ts.map