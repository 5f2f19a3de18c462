import { type EscalationScene } from '../scene.ts';
/** A breather: Encounter powers come back, Recharge powers are rolled for, and players use Recoveries as they like, now or by command. */
export declare function quickRest(scene: EscalationScene): void;
/** Everything is reset: hit points, Recoveries, powers, penalties. The day of Daily powers is over. */
export declare function fullRest(scene: EscalationScene): void;
/** The next encounter of the day begins: who is new comes on, everybody stands as it says. */
export declare function beginEncounter(scene: EscalationScene, position: number): void;
/** Whether the day has another encounter. */
export declare const hasNext: (scene: EscalationScene) => boolean;
//# sourceMappingURL=rest.d.ts.map