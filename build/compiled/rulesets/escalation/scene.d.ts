import { Scene, type SpecsOf, type Who } from '@fray/kernel/rules';
import type { EscalationRule } from './catalogue/rule-ids.ts';
import type { Ability } from './kinds/abilities.ts';
import type { Entrant } from './kinds/combatant.ts';
import type { OwnCondition } from './kinds/conditions.ts';
import type { EscalationSetup } from './model.ts';
import { tables } from './tables.ts';
/** What stays the same of a combatant, by row. */
export interface Fighter {
    readonly name: string;
    /** What it entered as. */
    readonly sheet: Entrant;
    /** Rows of its abilities, by their position. */
    readonly abilities: readonly number[];
    /** Positions of its abilities that answer a trigger. */
    readonly answers: readonly number[];
    /** What they answer, one bit for each position in TRIGGERS: a glance tells who has nothing to say. */
    readonly answerKinds: number;
    /** A thing, not somebody (`enemies-and-objects`). */
    readonly isThing: boolean;
    /** It has a melee attack of its own list (for those without stances). */
    readonly hasMelee: boolean;
}
/** A rule that escalation cites: one of the catalogue, or an override by the referee. */
export type Cited = EscalationRule | 'override';
/** One attack on one target from its declaration to its end. */
export interface Attack {
    readonly attacker: Who;
    target: Who;
    /** Null for a Basic Attack. */
    readonly ability: Ability | null;
    /** Position in STANCE_KINDS of a Basic Attack, or of what counts as one; -1 for neither. */
    readonly basic: number;
    /** Position in DEFENSES. */
    readonly vs: number;
    /** Leaves the enemy that it drops unconscious. */
    readonly knockOut: boolean;
    /** Crits whatever the Natural. */
    readonly coup: boolean;
    /** Every effect but damage is stripped (`hampered-enemy`, opportunity attacks of those without stances). */
    readonly damageOnly: boolean;
    /** What Interrupts add to this roll, and to the defense. */
    advantage: number;
    defense: number;
    natural: number;
    total: number;
    /** The defense that it was judged by. */
    against: number;
    crit: boolean;
    hit: boolean;
    fumble: boolean;
    /** An Interrupt has made it come to nothing. */
    cancelled: boolean;
}
/** What somebody is about to do, for triggers. */
export interface Declared {
    readonly actor: Who;
    /** Null for anything but an ability or a Basic Attack. */
    readonly ability: Ability | null;
    readonly isAttack: boolean;
    readonly isMove: boolean;
    /** Whom it is about to engage. */
    readonly engages: readonly number[];
}
/** What is declared: an action that is no attack, no ability and no move, but for what is said of it. */
export declare const declaring: (actor: Who, { ability, isAttack, isMove, engages }?: Partial<Declared>) => Declared;
/** Moments at which others may step in; made by `reactions/`, so that rules need not know how. */
export interface Moments {
    /** An action has been declared and paid for: readied actions. Returns whether it can still be done. */
    declared(scene: EscalationScene, what: Declared): boolean;
    /** An attack on a target has been declared: Interrupts before the roll. */
    attacked(scene: EscalationScene, attack: Attack): void;
    /** An attack has been rolled: Interrupts that answer the roll. */
    rolled(scene: EscalationScene, attack: Attack): void;
    /** Somebody has taken damage. */
    damaged(scene: EscalationScene, target: Who, by: Who): void;
    /** Somebody has dropped, felled by that one (-1 for nobody). */
    dropped(scene: EscalationScene, who: Who, by: Who): void;
    /** Somebody is about to move, perhaps to engage some: abilities that answer it. */
    moves(scene: EscalationScene, mover: Who, engages: readonly number[]): void;
    /** Somebody provokes opportunity attacks. Returns whether it can still go on. */
    provoked(scene: EscalationScene, provoker: number): boolean;
    /** Somebody moves to engage enemies: who intercepts, or -1. */
    intercepted(scene: EscalationScene, mover: Who, targets: readonly number[]): number;
}
/** The scene of a fight of escalation. */
export declare class EscalationScene extends Scene<SpecsOf<typeof tables>, Cited, EscalationSetup> {
    readonly moments: Moments;
    /** The attack about which questions are asked, for policies. */
    pending: Attack | null;
    /** How many reactions are open within each other. */
    depth: number;
    /** The action that is going on has been cancelled by a reaction. */
    cancelled: boolean;
    /** Whose readied action is being carried out, or -1: it has been paid for, and it is nobody's turn. */
    firing: number;
    constructor(setup: EscalationSetup, moments: Moments);
    /** The unchanging part of a combatant. */
    fighter(row: Who): Fighter;
    /** A condition that the table adds, by position after the fifteen; undefined for those. */
    own(what: number): OwnCondition | undefined;
    /** Rows of those who are out of the fight in that way (a position in OUT). */
    allOut(how: number): number[];
    /** What a condition is called. */
    conditionName(what: number): string;
    /** What the condition in a row is called, with amount and type for ongoing damage. */
    conditionAt(row: number): string;
    /** What the attack is made with. */
    attackName({ ability, basic, attacker }: Attack): string;
}
/** Does something of its own kind: what cancels it does not cancel what is going on around it, nor what comes later. */
export declare function uncancelled<T>(scene: EscalationScene, act: () => T): T;
/** Cites rules that a function carries out and no change, roll or refusal of its own names. */
export declare const cite: (..._rules: readonly ("ability-at-will" | "ability-daily" | "ability-encounter" | "ability-entry" | "ability-escalation" | "ability-escalation-special" | "ability-other-tags" | "ability-provokes" | "ability-recharge" | "ability-spend" | "ability-spend-secondary" | "ability-sustain" | "ability-sustain-details" | "ability-type" | "ability-used-when" | "action-free" | "action-interrupt" | "action-move" | "action-quick" | "action-standard" | "action-substitution" | "advantage-dice" | "advantage-other-sources" | "advantage-stacking" | "allies-not-self" | "ambush-escalation" | "as-basic-attack" | "attack-all-before-damage" | "attack-many-targets" | "attack-roll" | "attack-target-order" | "average-table" | "average-table-misprint" | "basic-attack" | "basic-melee-attack" | "basic-miss-damage" | "basic-ranged-attack" | "campaign-loss" | "confused-attack" | "confused-details" | "confused-other" | "coup-de-grace" | "coup-de-grace-roll" | "crit" | "crit-always-hits" | "crit-range" | "damage-average" | "damage-average-number" | "damage-dice-choice" | "damage-multiply" | "damage-multiply-split" | "damage-order" | "damage-roll-all" | "damage-to-hp" | "damage-types" | "dazed" | "death-save" | "death-save-crit" | "death-save-disadvantage" | "death-save-failure" | "death-save-success" | "delay" | "delay-before-acting" | "dicey-move" | "dicey-move-reward" | "die-times-number" | "disengage" | "disengage-fail" | "disengage-success-move" | "distance-after-move" | "downtime" | "dying" | "dying-state" | "effect-duration" | "encounter-end" | "end-of-turn" | "end-of-turn-details" | "enemies-and-objects" | "enemy-at-zero" | "enemy-attack-bonus" | "enervated" | "engaged" | "engaged-limits" | "escalation-die" | "escalation-odd-even" | "escalation-to-attacks" | "far" | "fight-in-spirit" | "fight-in-spirit-who" | "flee" | "flying" | "free" | "free-action-limit" | "free-recovery" | "full-rest" | "full-rest-retreat" | "full-rest-when" | "fumble" | "fumble-always-misses" | "fumble-mishap" | "grabbed" | "grabbed-details" | "hampered" | "hampered-enemy" | "heal-the-dying" | "helpless" | "initiative-bands" | "intercept" | "intercept-chain" | "intercept-details" | "intercept-redirect" | "interrupt-timing" | "invisible" | "invisible-details" | "knock-out" | "last-gasp" | "last-gasp-details" | "last-gasp-help" | "melee-range" | "move-step" | "natural-roll" | "natural-triggers" | "nearby" | "nearby-includes-close" | "next-to" | "no-recoveries-left" | "npc-friends" | "npc-healing" | "ongoing-damage" | "ongoing-stacking" | "opportunity-attack" | "opportunity-attack-timing" | "order-within-band" | "pop-off" | "quick-rest" | "rally" | "rally-for-enemies" | "ranged-provokes" | "ready" | "ready-cost" | "ready-lapses" | "ready-next-round" | "ready-same-round" | "recoveries" | "recovery-average" | "recovery-heal" | "relationship-dice" | "relative-distance" | "resistance" | "resistance-many-types" | "round-down" | "save-roll" | "shaken" | "skill-check" | "softened" | "stabilize" | "stabilize-range" | "staggered" | "staggered-enemy" | "stances" | "starting-positions" | "stuck" | "stunned" | "surprise-round" | "surprised-no-reactions" | "tier" | "turn-actions" | "unconscious-variant" | "vulnerable" | "weakened" | "weakness")[]) => void;
//# sourceMappingURL=scene.d.ts.map