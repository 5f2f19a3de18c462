import type { Refusal, Who } from '@fray/kernel/rules';
import type { ShockRule } from '../catalogue/rule-ids.ts';
import { type Cited, type ShockScene } from '../scene.ts';
/**
 * What an act costs, by which its time goes, too: a Main, a Move or a Free Action of the own turn (or held), or an Instant.
 * `attack`: the Main, or one of the further attacks that it gives. `both`: Main and Move, on the own turn only. `quick`: an
 * Instant that gives up the Main of the round. `swarm`: paid when the swarm was joined. `turn`: nothing, on the own turn.
 * `asked`: the referee says so when it has begun. `wish`: no act at all.
 */
export type Price = 'main' | 'move' | 'free' | 'instant' | 'attack' | 'both' | 'quick' | 'swarm' | 'turn' | 'asked' | 'wish';
/** Whether an act of that price has to wait for the actor's own turn. */
export declare const isEarly: (scene: ShockScene, actor: Who, price: Price) => boolean;
/** Why no Move Action is left for what the rule gives, or null. One who holds may turn its Main Action into a Move. */
export declare function noMove(scene: ShockScene, actor: Who, rule: ShockRule): Refusal | null;
/** Why an act of that price cannot be taken at this time, or null. */
export declare function notNow(scene: ShockScene, actor: Who, price: Price): Refusal | null;
/** Why the actor has not got that price left for what the rule gives, or null. */
export declare function cannotAfford(scene: ShockScene, actor: Who, price: Price, rule: ShockRule): Refusal | null;
/** Pays for an act; a held action is triggered by it. Returns whether it may be: the referee may be asked about limits. */
export declare function pay(scene: ShockScene, actor: Who, price: Price, rule: Cited): boolean;
/** What was held begins; the Instant has been allowed and counted. */
export declare function startHeld(scene: ShockScene, actor: Who): void;
//# sourceMappingURL=paying.d.ts.map