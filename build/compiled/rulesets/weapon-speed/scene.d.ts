import { type Bodies, Occupancy, PlaneReach, Scene, type SpecsOf, type Who } from '@fray/kernel/rules';
import type { WeaponSpeedRule } from './catalogue/rule-ids.ts';
import type { Declared } from './declared.ts';
import type { Entrant } from './kinds/combatant.ts';
import type { Item } from './kinds/gear.ts';
import type { Injury } from './kinds/injuries.ts';
import type { WeaponSpeedSetup } from './model.ts';
import { type ItemRow, tables } from './tables.ts';
/** What stays the same of a combatant, by row. */
export interface Fighter {
    readonly name: string;
    /** What its row began with. */
    readonly entrant: Entrant;
    /** Rows of the items that it came with. */
    readonly items: readonly number[];
}
/** What somebody can declare with these items at hand. */
interface Declarable {
    readonly things: readonly number[];
    readonly isProne: boolean;
    readonly all: readonly Declared[];
}
/** A rule that weapon-speed cites: one of the catalogue, or an override by the referee. */
export type Cited = WeaponSpeedRule | 'override';
/** The scene of a weapon-speed fight. */
export declare class WeaponSpeedScene extends Scene<SpecsOf<typeof tables>, Cited, WeaponSpeedSetup> {
    /** Who stands where; see `marksFor` and `occupant`. */
    readonly occupancy: Occupancy<WeaponSpeedScene>;
    /** Memory for working out ways. */
    readonly reach: PlaneReach;
    /** Injuries that the referee made up, read, by what was kept of them. */
    readonly ownInjuries: WeakMap<object, Injury>;
    /** What somebody could declare who had only items of its own, when it was last worked out: it seldom changes. */
    readonly declarable: WeakMap<Fighter, Declarable>;
    /**
     * In which order tied combatants are worked through, as rows; null for the roster's. Only to show that it makes no
     * difference.
     */
    tieOrder: readonly number[] | null;
    constructor(setup: WeaponSpeedSetup, bodies: Bodies<WeaponSpeedScene>);
    /** The unchanging part of a combatant. */
    fighter(row: Who): Fighter;
    /** What kind of item a row of the item table is. */
    kind(item: ItemRow): Item;
    /** Number of items in the fight. */
    get items(): number;
}
/** Cites rules that a function carries out and no change, roll or refusal of its own names. */
export declare const cite: (..._rules: readonly ("action-attack" | "action-cast" | "action-consumable" | "action-other" | "action-throw" | "armor-minimum" | "armor-reduces" | "armor-score" | "attack-bonus" | "attack-reach" | "attack-roll" | "attack-strikes" | "attribute-modifier" | "base-initiative" | "base-initiative-fixed" | "battlefield-yards" | "blunt-broken-collarbone" | "blunt-broken-femur" | "blunt-broken-finger" | "blunt-broken-forearm" | "blunt-broken-jaw" | "blunt-broken-neck" | "blunt-broken-nose" | "blunt-broken-rib" | "blunt-broken-shin" | "blunt-broken-upper-arm" | "blunt-cauliflower-ear" | "blunt-cracked-skull" | "blunt-crushed-foot" | "blunt-crushed-shoulder" | "blunt-crushed-windpipe" | "blunt-eye-swollen-shut" | "blunt-shattered-elbow" | "blunt-shattered-hand" | "blunt-shattered-hip" | "blunt-shattered-kneecap" | "cast-check" | "check-dice" | "check-roll" | "combat-ends" | "combat-ends-when" | "combat-injury-chance" | "combat-injury-dealt" | "combat-injury-empty-table" | "combat-injury-table" | "combat-injury-type-choice" | "combat-procedure" | "conditions-list-empty" | "crit-bypasses-stress" | "crit-multiplier" | "crit-natural" | "crit-then-armor" | "damage-roll" | "damage-spills" | "damage-to-stress" | "death" | "death-section-empty" | "declaration-binding" | "declaration-consistent" | "declaration-contents" | "declaration-method" | "declare-all" | "declared-is-standard" | "defense-score" | "defensive-attack" | "defensive-attack-no-riposte" | "defensive-attack-unarmed" | "dying" | "dying-bleeds" | "dying-one-action" | "dying-reaction" | "end-of-round-order" | "entering-provokes" | "full-defense" | "full-defense-half-speed" | "full-defense-riposte" | "full-defense-span" | "half-speed-once" | "incapacitated" | "incapacitated-crawl" | "incapacitated-strain" | "initiative-wiped" | "injury-attribute-damage" | "injury-duration" | "injury-side" | "injury-two-attributes" | "join-at-current-count" | "join-initiative" | "join-surprised" | "lowest-first" | "missed-count" | "missed-count-action" | "morale-big-hit" | "morale-counting" | "morale-failed" | "morale-half-of-max" | "morale-intimidated" | "morale-obvious" | "morale-once" | "morale-outnumbered" | "morale-roll" | "morale-step" | "morale-tn" | "other-damage" | "reaction-per-round" | "restoring" | "riposte" | "riposte-chain" | "riposte-on-entering" | "riposte-when-attacked" | "roster-order" | "round-down" | "round-initiative" | "shared-initiative" | "shared-roll-only" | "sides-and-kinds" | "speed-per-round" | "spell-speed" | "stabilize" | "stabilize-who" | "stabilized" | "stabilized-ends" | "stabilized-no-bleeding" | "stabilized-strain" | "strain-after-action" | "stress-as-resource" | "stress-cost-limit" | "stress-first-die" | "stress-for-mana" | "stress-max" | "stress-method" | "surprise" | "surprised-no-reaction" | "surprised-rolls-initiative" | "threat-range" | "tie-held-results" | "ties-simultaneous" | "turn-allotment" | "wound-mark" | "wound-mark-types" | "wound-points-max")[]) => void;
export {};
//# sourceMappingURL=scene.d.ts.map