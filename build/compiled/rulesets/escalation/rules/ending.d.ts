import { type EscalationScene } from '../scene.ts';
/** The encounter is over when one side has nobody above 0 hit points; a thing left over fights nobody. */
export declare function settle(scene: EscalationScene): void;
/** What was counted for the encounter ends; then the day goes on, or is over. */
export declare function endEncounter(scene: EscalationScene, ending: number): void;
/** Nothing more is to come. */
export declare function endDay(scene: EscalationScene, winner: number): void;
/** All PCs leave with their downed, at the price of a Campaign Loss. */
export declare function fleeAll(scene: EscalationScene): void;
/** A Campaign Loss is written down. */
export declare function loseCampaign(scene: EscalationScene, text: string): void;
//# sourceMappingURL=ending.d.ts.map