import type { Refusal } from '@fray/kernel/rules';
import { type Cited, type WeaponSpeedScene } from '../scene.ts';
/** What an action counts as. */
export declare const STANDARD = 0;
export declare const FREE = 1;
export declare const REACTION = 2;
/**
 * An action begins: it is counted, and what it will cost one who is down is returned, to be taken when it is over
 * (`strain-after-action`).
 */
export declare function beginAction(scene: WeaponSpeedScene, row: number, what: number): number;
/** Whether one who may act once in two rounds has done so. */
export declare const hasActedOfLate: (scene: WeaponSpeedScene, row: number) => boolean;
/** The same as a refusal, for one who has. */
export declare function actedOfLate(scene: WeaponSpeedScene, row: number): Refusal;
/** Why the combatant's state forbids any action on its turn now, or null. `speech`: the action is speaking. */
export declare function stateForbids(scene: WeaponSpeedScene, row: number, speech?: boolean): Refusal | null;
/** What somebody wants to do besides acting (STANDARD, FREE, REACTION): to move. */
export declare const MOVING = 3;
/**
 * The rule by which one who is Dying may not do that any more in this round, or null: its one action of any kind is spent,
 * or its move, which stands in place of an action.
 */
export declare function dyingSpent(scene: WeaponSpeedScene, row: number, what: number): 'dying-reaction' | 'dying-one-action' | null;
/** The same in a sentence, for what somebody wants to do on its turn. */
export declare function dyingForbids(scene: WeaponSpeedScene, row: number, what: number): Refusal | null;
/** What the combatant has declared for the turn that is on: position in KINDS. */
export declare const kindNow: (scene: WeaponSpeedScene, row: number) => number;
export declare const thingNow: (scene: WeaponSpeedScene, row: number) => number;
export declare const attackNow: (scene: WeaponSpeedScene, row: number) => number;
/** What somebody who flees may still declare and do. */
export declare const mayFleeWith: (kind: number, thing: number) => boolean;
/** Why the declared Standard Action cannot be taken now, or null: another was declared, it is spent, or its state forbids. */
export declare function standardForbidden(scene: WeaponSpeedScene, row: number, fits: boolean, wanted: string, rule?: Cited): Refusal | null;
/** Why no Free Action can be taken now, or null. The paralyzed may still speak. */
export declare function freeForbidden(scene: WeaponSpeedScene, row: number, speech?: boolean): Refusal | null;
//# sourceMappingURL=acting.d.ts.map