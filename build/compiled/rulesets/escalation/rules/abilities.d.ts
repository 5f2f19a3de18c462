import type { Refusal, Who } from '@fray/kernel/rules';
import type { Ability } from '../kinds/abilities.ts';
import { type EscalationScene } from '../scene.ts';
import type { Going } from './movement.ts';
/** The combatant's ability at the position. */
export declare const abilityOf: (scene: EscalationScene, who: Who, position: number) => Ability;
/** The row of the combatant's ability in its table. */
export declare const abilityRow: (scene: EscalationScene, who: Who, position: number) => number;
/** How an ability is to be used. */
export interface Use {
    readonly who: Who;
    readonly position: number;
    /** In the order of the attacks. */
    readonly targets: readonly number[];
    /** The move that is part of it. */
    readonly going: Going;
    readonly slot: number;
    readonly knockOut: boolean;
    /** Of its price, from the secondary resource; -1 for as much as there is. */
    readonly fromSecondary: number;
    /** All three slots at once, and it crits (`coup-de-grace`). */
    readonly coup: boolean;
    /** Who has set it off, -1 for nobody in particular; null: it is used of its user's own accord. */
    readonly setOffBy: number | null;
}
/** Whether the ability has been used as often as it can be for now. */
export declare const isUsedUp: (scene: EscalationScene, who: Who, position: number) => boolean;
/** Why an ability cannot be used at all now, whatever its targets, or null. */
export declare function cannotUse(scene: EscalationScene, who: Who, position: number, fromSecondary?: number): Refusal | null;
/**
 * What forbids the ability as things stand, or null: the escalation die, a condition, the stance. Its price and use are
 * not asked, so that it can be asked again once they are spent (`ready-lapses`).
 */
export declare function forbids(scene: EscalationScene, who: Who, position: number): Refusal | null;
/** Why the ability's action cannot be taken at this time, or null: free actions and Interrupts have their moments. */
export declare function cannotAct(scene: EscalationScene, who: Who, { action, name, trigger }: Ability, slot: number): Refusal | null;
/** Whether the ability is for its user alone. */
export declare const isForOneself: ({ target: { range, who } }: Ability) => boolean;
/** What is wrong with the targets wherever people stand, or null: it is for oneself, for allies, for fewer. */
export declare function badNames(scene: EscalationScene, who: Who, ability: Ability, targets: readonly number[]): Refusal | null;
/** Why these targets will not do, or null. */
export declare function badTargets(scene: EscalationScene, use: Use): Refusal | null;
/** Why somebody cannot be the target of anything, or null: it is out of the fight, or unconscious. */
export declare function isGone(scene: EscalationScene, target: Who): Refusal | null;
/** Whether the attack comes before its user pops off and moves: it is on those who are engaged as it is. */
export declare const strikesFirst: ({ vs, target, includesMove }: Ability) => boolean;
/** Why one target will not do, or null. */
export declare function badTarget(scene: EscalationScene, who: Who, ability: Ability, target: Who, going: Going): Refusal | null;
/** Everybody whom an ability for all of them reaches. */
export declare function everybodyFor(scene: EscalationScene, who: Who, ability: Ability): number[];
//# sourceMappingURL=abilities.d.ts.map