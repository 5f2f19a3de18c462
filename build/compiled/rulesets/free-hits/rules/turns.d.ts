import { type Who } from '@fray/kernel/rules';
import { type FreeHitsScene } from '../scene.ts';
/** The battle starts: summoned units that nobody pays for vanish, the line is made, round 1 begins. */
export declare function startBattle(scene: FreeHitsScene): void;
/** Sets the unit's Free Hit Slots for the round. */
export declare function setSlots(scene: FreeHitsScene, row: Who): void;
/** The unit does something with its turn: it can no longer be put off. */
export declare function begin(scene: FreeHitsScene, row: Who): void;
/** The turn is put off: what its start took comes back. */
export declare function takeBackStart(scene: FreeHitsScene, row: Who): void;
/** Whoever stands at the present place now has its turn. */
export declare const comeUpAgain: (scene: FreeHitsScene) => void;
/** The unit's turn is over, and the next one's comes. */
export declare function endTurn(scene: FreeHitsScene, row: Who): void;
/** After each command: the battle may be over, and the turn of one that can no longer act is. */
export declare function settleTurn(scene: FreeHitsScene): void;
//# sourceMappingURL=turns.d.ts.map