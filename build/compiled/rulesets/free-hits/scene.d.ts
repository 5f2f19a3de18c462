import { type Bodies, type Body, type Grid, Occupancy, Reaches, Scene, type SpecsOf, type Who } from '@fray/kernel/rules';
import type { FreeHitsRule } from './catalogue/rule-ids.ts';
import type { Entrant } from './kinds/combatant.ts';
import type { Condition } from './kinds/conditions.ts';
import type { Item, Weapon } from './kinds/gear.ts';
import type { Spell } from './kinds/spells.ts';
import type { FreeHitsSetup } from './model.ts';
import type { Gifts } from './rules/gifts.ts';
import { type ItemRow, tables } from './tables.ts';
/** What stays the same of a unit, by row. */
export interface Unit {
    readonly name: string;
    /** What its row began with. */
    readonly sheet: Entrant;
    readonly kinds: readonly Item[];
    /** Rows of the items that it came with. */
    readonly items: readonly number[];
    /** What its feats always give. */
    readonly gifts: Gifts;
}
/** A rule that free-hits cites: one of the catalogue, or an override by the referee. */
export type Cited = FreeHitsRule | 'override';
/** A unit's place with its coordinates. */
export interface Place extends Body {
    readonly x: number;
    readonly y: number;
}
/** How an attack came about. `critical` is a free critical hit, which is not rolled. */
export type AttackKind = 'action' | 'opening' | 'extra' | 'spell' | 'free' | 'feat' | 'critical';
/** One attack from its announcement to its end. */
export interface Attack {
    readonly kind: AttackKind;
    readonly attacker: Who;
    readonly target: Who;
    /** The item's row; -1 for a spell's attack. */
    readonly item: ItemRow;
    readonly weapon: Weapon | null;
    readonly spell: Spell | null;
    /** Positions among the spell's improvements. */
    readonly improved: readonly number[];
    /** Position in AIMS. */
    readonly aim: number;
    /** The extra attack: no Strength and none of the attacker's feats. */
    readonly plain: boolean;
    /** The target did not detect the attacker when it was made. */
    readonly sneak: boolean;
    /** The rung of the ladder: 1 critical, 2 super critical, 3 decisive; -1 auto fail, -2 tragedy, -3 fatal. */
    degree: number;
    hit: boolean;
}
/** The scene of a free-hits battle. */
export declare class FreeHitsScene extends Scene<SpecsOf<typeof tables>, Cited, FreeHitsSetup> {
    /** The conditions of the content, by position; what a row of the effect table names. */
    readonly conditions: readonly Condition[];
    /** The attack about which questions are asked, for policies. */
    pending: Attack | null;
    /** Whether any ground is slow. */
    readonly hasSlowGround: boolean;
    /** The grid with slow ground made open: for those whose steps are slow anyway. */
    readonly evenGrid: Grid;
    /** The x and y of each square: worked out once, for whoever looks over many squares. */
    readonly xs: Int32Array;
    readonly ys: Int32Array;
    /** Each unit's place on the grid, kept up with its square by `bodyOf`. */
    readonly bodies: Place[];
    /** Who stands where; see `marksFor` and `isFree`. */
    readonly occupancy: Occupancy<FreeHitsScene>;
    /** Where each unit can get; see `reachOf`. */
    readonly reaches: Reaches;
    constructor(setup: FreeHitsSetup, bodies: Bodies<FreeHitsScene>);
    /** The unchanging part of a unit. */
    unit(row: Who): Unit;
    /** What kind of item a row of the item table is. */
    kind(item: ItemRow): Item;
    /** Number of items in the fight. */
    get items(): number;
}
/** Cites rules that a function carries out and no change, roll or refusal of its own names. */
export declare const cite: (..._rules: readonly ("aa-uses" | "aim" | "aim-center-mass" | "aim-declared" | "aim-disrupting" | "aim-fatal" | "aim-fatal-roll" | "aim-slowing" | "aim-weakening" | "attack-cost" | "attack-dice-order" | "attack-roll" | "auto-fail" | "ba-spaces-alone" | "ba-two-spaces" | "ba-uses" | "battle-end" | "battle-end-when" | "behind" | "boost-dodge" | "boost-dodge-duration" | "boost-hit" | "boost-hit-duration" | "boost-melee-damage" | "boosts-stack" | "cannot-act" | "cast-time" | "channel-progress" | "channel-upkeep" | "channeling" | "critical" | "critical-damage" | "damage-by-weapon" | "damage-order" | "decisive-victory" | "defeated-at-zero" | "delay" | "delay-how" | "detection" | "disarm-where" | "disarmed" | "disengage-cost" | "disengage-effect" | "disengage-within" | "disrupting-not-added" | "draw-sheathe" | "drop-prone" | "extra-attack" | "extra-attack-plain" | "facing" | "fatal-blow" | "feat-athlete" | "feat-battle-caster" | "feat-legion-leader" | "feat-maneuverer" | "feat-reach" | "feat-sneak-attack" | "feat-weapon-focus" | "feats-change-rules" | "flanking" | "flat-footed" | "flat-footed-causes" | "flat-footed-over-prone" | "flee" | "free-critical-resolved" | "free-hit" | "free-hit-before-step" | "free-hit-from-feat" | "free-hit-is-an-attack" | "free-hit-on-leaving" | "free-hit-on-natural-1" | "free-hit-slots" | "free-hit-within-zone" | "grid" | "half-movement" | "initiative-order" | "initiative-tie" | "initiator-last" | "ladder-climb" | "ladder-outside-attack" | "ladder-top" | "ma-uses" | "melee-range" | "melee-zone" | "modifiers" | "move" | "move-split" | "mp-refill" | "natural-20-hits" | "no-dodge-no-boost" | "only-own-movement" | "opening-attack" | "order-is-fixed" | "outside-battle" | "pay-with-choice" | "pick-up" | "pick-up-reach" | "prone" | "round" | "sickness-length" | "slots-set-each-round" | "slow-movement-counting" | "sneak-damage" | "spell-attack" | "spell-cost" | "spell-improvement" | "stand-up" | "stand-up-debts" | "stand-up-moment" | "stand-up-out-of-turn" | "strength-in-damage" | "summoning-sickness" | "summoning-slots" | "super-critical" | "super-critical-damage" | "talk" | "target-number" | "thrall" | "thrall-cost" | "thrall-mhp" | "thrall-when" | "toggle-spell" | "tragedy" | "tragedy-free-critical" | "tragedy-out-of-reach" | "turn-budget" | "unspent-lost" | "unthralled-inside" | "unthralled-outside" | "victorious-units" | "weakening-ba" | "weapon-focus-die" | "weapon-in-hand" | "will-to-fight" | "within-zone-counting" | "wound" | "wound-removal" | "wound-removal-count" | "wound-without-aim" | "wounds-stack")[]) => void;
//# sourceMappingURL=scene.d.ts.map