import type { Who } from '@fray/kernel/rules';
import { type EscalationScene } from '../scene.ts';
/** Whether the combatant takes part: it stands, or is Dying. */
export declare const isIn: (scene: EscalationScene, row: Who) => boolean;
/** Whether the combatant is a player's character: rules for PCs look at this. */
export declare const isPc: (scene: EscalationScene, row: Who) => boolean;
/** Whether the combatant is a PC at 0 hit points or less. */
export declare const isDying: (scene: EscalationScene, row: Who) => boolean;
/** Whether the combatant is in the throes of a Last Gasp. */
export declare const isGasping: (scene: EscalationScene, row: Who) => boolean;
/** Whether the combatant is up: it takes part and is neither Dying nor gasping. */
export declare const isUp: (scene: EscalationScene, row: Who) => boolean;
/** Whether the combatant is on the field, up or down. */
export declare const isHere: (scene: EscalationScene, row: Who) => boolean;
/** Whether two combatants belong to different sides. */
export declare const areEnemies: (scene: EscalationScene, a: Who, b: Who) => boolean;
/** Whether the combatant belongs to the party's side. */
export declare const isParty: (scene: EscalationScene, row: Who) => boolean;
/** Whether the combatant may react: it is up, and not surprised. */
export declare function canReact(scene: EscalationScene, row: Who): boolean;
/** The combatant whose turn it is, or -1. */
export declare const actorNow: (scene: EscalationScene) => number;
/** Whether the combatant still has turns: it takes part, or is there in spirit. */
export declare const mayHaveTurn: (scene: EscalationScene, row: Who) => boolean;
//# sourceMappingURL=who.d.ts.map