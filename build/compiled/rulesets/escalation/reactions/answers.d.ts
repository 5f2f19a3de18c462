import { type Attack, type EscalationScene } from '../scene.ts';
/** What has happened that abilities may answer: which trigger, who did it, to whom, by which kind of attack. */
export interface Happening {
    /** Position in TRIGGERS. */
    readonly when: number;
    readonly by: number;
    /** Whom it concerns: the one attacked, who dropped, who is to be engaged; -1 for nobody. */
    readonly to: number;
    readonly attack: Attack | null;
}
/** Offers every ability that answers what has happened, one combatant after the other; each may make the next moot. */
export declare function offerAnswers(scene: EscalationScene, what: Happening, moment: string, isMoot: () => boolean): void;
//# sourceMappingURL=answers.d.ts.map