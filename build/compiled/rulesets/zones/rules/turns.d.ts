import type { Who } from '@fray/kernel/rules';
import { type ZonesScene } from '../scene.ts';
/** Who may begin a Turn now: the next of the Characters' side, or any enemy that has not had its Turn. Empty when the Round is over. */
export declare function whoIsNext(scene: ZonesScene): number[];
/** The likeliest of {@link whoIsNext}, without making a list; -1 when the Round is over. */
export declare function nextInOrder(scene: ZonesScene): number;
/** A Turn starts: losses first, then hazards; whoever they put Out of Action has no more of the Turn. */
export declare function beginTurn(scene: ZonesScene, who: Who): void;
/** A Turn ends: hazards, the Ongoing Damage Test, hindrances, then effects whose last Moment it was. */
export declare function endTurn(scene: ZonesScene, who: Who): void;
/** The Turn is over. */
export declare function leaveTurn(scene: ZonesScene): void;
/** Begins the next Round when everybody who can has had a Turn. */
export declare function startRoundIfDue(scene: ZonesScene): void;
//# sourceMappingURL=turns.d.ts.map