import { type Bodies, type Body, Occupancy, Reaches, Scene, type SpecsOf, type Who } from '@fray/kernel/rules';
import type { ShockRule } from './catalogue/rule-ids.ts';
import type { Entrant } from './kinds/combatant.ts';
import type { Item } from './kinds/items.ts';
import type { ShockSetup } from './model.ts';
import type { Gifts } from './rules/gifts.ts';
import { type ItemRow, tables } from './tables.ts';
/** What stays the same of a combatant, by row. */
export interface Fighter extends Entrant {
    /** Rows of the items that it came with. */
    readonly itemRows: readonly number[];
    /** What its powers always give. */
    readonly gifts: Gifts;
    /** It knows spells that are Instants. */
    readonly quickSpells: boolean;
}
/** A rule that shock cites: one of the catalogue, or an override by the referee. */
export type Cited = ShockRule | 'override';
/** How an attack came about. */
export type AttackKind = 'main' | 'snap' | 'opportunity' | 'swarm' | 'charge';
/** A combatant's place with its coordinates. */
export interface Place extends Body {
    readonly x: number;
    readonly y: number;
}
/** At whom an attack goes, and with what. */
export interface Aim {
    readonly target: Who;
    /** The item's row, or BARE_HANDS. */
    readonly weapon: number;
    /** Position of the mode among the weapon's modes. */
    readonly mode: number;
    /** Position in MANEUVERS, or NO_MANEUVER. */
    readonly maneuver: number;
}
/** What a power has said of an attack: it is a hit, or a miss, whatever its dice; or nothing yet. */
export declare const A_HIT = 1;
export declare const A_MISS = -1;
export declare const UNDECIDED = 0;
/** One attack from its announcement to its end. */
export interface Attack extends Aim {
    readonly kind: AttackKind;
    readonly attacker: Who;
    /** The target; a screener may take the ward's place. */
    target: Who;
    /** Position in ATTRIBUTES. */
    readonly attribute: number;
    /** Position in SKILLS. */
    readonly skill: number;
    /** Position in SKILLS for the check of a shove, or -1 for the better. */
    readonly using: number;
    /** Other assailants of a swarm, counted when the dice are rolled. */
    others: number;
    /** The referee's modifier, with what for. */
    readonly mod: number;
    readonly because: string;
    /** Set by the dice. */
    total: number;
    hit: boolean;
    /** The AC that the total was last compared with. */
    against: number;
    /** A_HIT or A_MISS where a power has said so, else UNDECIDED: the dice count. */
    forced: number;
    /** Whose power has said so, and what it is called; -1 and nothing where none has. */
    decider: number;
    decidedBy: string;
    /** The target was on its feet when the attack was announced: an attack on one who falls meanwhile has no effect. */
    wasUp: boolean;
    /** The other weapon of one who fights with two, or -1. */
    readonly other: number;
    /** Whom it was aimed at, before any screener stepped in. */
    readonly aimed: number;
    /** It was aimed at a ward and goes at a screener. */
    redirected: boolean;
}
/** A moment at which others may step in (`decision-windows`). */
export interface Moments {
    /** An action has been announced and paid for; `attack` when it is one, `spell` when something is cast. */
    announced(scene: ShockScene, actor: Who, attack: Attack | null, spell: boolean): void;
    /** A combatant is about to move, or has made a step from that square. */
    step(scene: ShockScene, mover: Who, from: number): void;
    /** An attack has been rolled; hit or miss is known. */
    rolled(scene: ShockScene, attack: Attack): void;
    /** An action of the combatant has been completed; -1: the turn of a side is about to end. */
    done(scene: ShockScene, actor: Who): void;
}
/** The result of one of several simultaneous Instants, not yet applied. */
export interface Deferred {
    readonly by: number;
    /** The combatant that it moves, or -1. */
    readonly moves: number;
    readonly apply: () => void;
}
/** The scene of a shock fight. */
export declare class ShockScene extends Scene<SpecsOf<typeof tables>, Cited, ShockSetup> {
    readonly moments: Moments;
    /** Results waiting to be applied together; null when results are applied at once. */
    deferred: Deferred[] | null;
    /** Counts attacks and Instants, so that who moves notices that something has happened. */
    acts: number;
    /** How often each combatant has lost hit points, so that a caster's wound counts though it is healed at once. */
    readonly wounds: number[];
    /** How many windows are open within each other: 0 between commands. */
    depth: number;
    /** Spells cast as Instants since the outermost open window opened, as `caster:spell`; null while there are none. */
    quick: Set<string> | null;
    /** The attack at whose window questions are asked, for policies and questions. */
    pending: Attack | null;
    /** Each combatant's place on the grid, kept up with its square by `bodyOf`. */
    readonly bodies: Place[];
    /** While somebody is looked at as if it stood elsewhere: who, and where; see `asIfAt`. */
    ghost: number;
    ghostSquare: number;
    /** A combatant whose squares count as free for the moment; see `withoutOther`. */
    aside: number;
    /** Level ground with nothing solid on it: everybody sees all of everybody. */
    readonly isOpenGround: boolean;
    /** Who stands where; see `marksFor`. */
    readonly occupancy: Occupancy<ShockScene>;
    /** Where each combatant can get; see `reachOf`. */
    readonly reaches: Reaches;
    constructor(setup: ShockSetup, moments: Moments, bodies: Bodies<ShockScene>);
    /** Applies a result, or keeps it for the others of the same moment (`instants-simultaneous`). `moves` is whom it moves, or -1. */
    conclude(by: number, moves: number, apply: () => void): void;
    /** Whether somebody listens to whom reasons are given for what cannot be done. */
    get isListening(): boolean;
    /** Announces an act that is neither attack nor spell: others may step in. Returns whether its actor is still up. */
    announce(actor: Who): boolean;
    /** The unchanging part of a combatant. */
    fighter(row: Who): Fighter;
    /** What kind of item a row of the item table is; BARE_HANDS is the fist of the content. */
    kind(item: ItemRow): Item;
    /** What people call an item, or bare hands. */
    itemName(item: ItemRow): string;
    /** Number of items in the fight. */
    get items(): number;
}
/** Cites rules that a function carries out and no change, roll or refusal of its own names. */
export declare const cite: (..._rules: readonly ("action-table" | "actions-refresh" | "adjacent-squares" | "alert-not-surprised" | "aoo-avoid" | "aoo-limit" | "aoo-resolution" | "armed-melee-combatant" | "attack-attribute-choice" | "attack-equal-hits" | "attack-of-opportunity" | "attack-roll" | "attack-sequence" | "attribute-modifiers" | "beyond-long-range" | "cast-no-aoo" | "cast-spell" | "characters-never-block-sight" | "charge" | "charge-ac" | "charge-ac-from-start" | "charge-aoo" | "charge-bonus" | "charge-line" | "charge-minimum" | "charge-needs-free-disengage" | "charge-prone" | "chase" | "combat-end" | "combat-skills" | "cover-in-melee" | "cover-is-directional" | "cover-not-ac" | "cover-vertical" | "cover-worst-only" | "cube-occupancy" | "damage-bonuses" | "damage-minimum" | "damage-order" | "damage-roll" | "decision-windows" | "dice-order" | "difficult-terrain" | "disengage" | "disengage-scope" | "distance-measure" | "dual-wield-choose" | "dual-wield-damage" | "dual-wield-penalty" | "dual-wield-skill" | "dual-wield-stance" | "end-in-free-square" | "enemies-block-movement" | "execution-bonus-once" | "execution-check-target" | "execution-failed-save" | "execution-melee" | "execution-minute" | "execution-miss" | "execution-nonlethal" | "execution-range-bonus" | "execution-ranged" | "execution-ranged-hit" | "execution-save" | "execution-save-no-bonus" | "execution-saved" | "execution-spoiled" | "execution-target" | "fled-return" | "forced-movement-safe" | "free-action" | "free-action-limit" | "full-cover" | "go-prone" | "grapple" | "grapple-ends" | "grapple-escape" | "grapple-immobile" | "grapple-many" | "grapple-many-separate" | "grapple-move-details" | "grapple-move-lost" | "grapple-move-target" | "grapple-one-target" | "grapple-release" | "grapple-round-damage" | "grapple-unarmed-only" | "grid" | "half-cover" | "handedness-decides" | "height-step" | "hit-not-below-shock" | "hit-points" | "hold-action" | "hold-leftovers" | "hold-lost" | "hold-resolves-first" | "huge-tramples" | "hurt-while-down" | "impassable-square" | "improvised-action" | "in-melee" | "initiative-kept" | "initiative-order" | "initiative-other-ties" | "initiative-party-dex" | "initiative-party-wins-ties" | "initiative-roll" | "instant-action" | "instant-action-limit" | "instant-once" | "instants-ambiguity" | "instants-simultaneous" | "large-occupant" | "line-of-sight" | "loaded-state" | "main-action" | "main-for-move" | "maneuver-carrier" | "maneuver-no-damage" | "melee-attack" | "melee-range" | "mod-adjacent-prone" | "mod-bow-in-melee" | "mod-full-cover" | "mod-half-cover" | "mod-long-range" | "mod-melee-while-prone" | "mod-shooting-prone" | "mod-throw-in-melee" | "mod-unseen-located" | "mod-unseen-unlocated" | "mods-add" | "morale-exempt" | "morale-group" | "morale-individual" | "morale-judgment" | "morale-survival" | "mortal-injury-clock" | "mortally-injured" | "move-action" | "movement-unbroken" | "nameless-npc-dies" | "no-ammunition-count" | "no-corner-cutting" | "no-natural-extremes" | "no-sight-no-attack" | "npc-attack-bonus" | "npc-skill-levels" | "one-handed-ranged-in-melee" | "opposed-check" | "opposed-tie" | "pass-through-allies" | "pick-up-item" | "power-instants" | "prone-distance" | "prone-movement" | "prone-same-cube" | "radius-square" | "ranged-attack" | "rapid-swaps" | "ready-stow" | "ready-weapon-needed" | "referee-modifiers" | "reload-bow" | "reload-crossbow" | "reload-quiver" | "reload-skilled" | "retreat" | "round-down" | "round-end-order" | "round-length" | "run" | "run-aoo" | "saving-throw" | "screen" | "screen-aoo" | "screen-check" | "screen-counting" | "screen-duration" | "screen-ends" | "screen-feasible" | "screen-limit" | "screen-many" | "screen-needs-skill" | "screen-outcome" | "screen-ranged" | "screen-redirect" | "screen-skills" | "sheathe-free" | "shield-ignores-first-shock" | "shield-reset" | "shock" | "shock-any-ac" | "shock-any-ac-negated" | "shock-current-ac" | "shock-floor-condition" | "shock-immunity" | "shock-minimum" | "shock-modifiers" | "shock-threshold" | "shove" | "shove-outcome" | "shove-square" | "side-turn" | "side-turn-interleaved" | "sides-and-party" | "sight-points" | "single-ac" | "size-barely" | "size-ladder" | "size-larger" | "skill-check" | "snap-attack" | "snap-before-damage" | "snap-interrupts-spell" | "snap-needs-main" | "snap-npc-discipline" | "snap-penalty-both" | "solid-object" | "spell-content" | "spell-spoiled" | "stabilize" | "stand-up" | "stand-up-items" | "step-cost" | "surprise-check" | "surprise-check-rollers" | "surprise-decision" | "surprise-round" | "surprised-cannot-act" | "swarm-alone" | "swarm-attack" | "swarm-bonus" | "swarm-bonus-not-shock" | "swarm-damage-cap" | "swarm-lapse" | "swarm-one-attack" | "swarm-range" | "swarm-shock" | "swarm-size" | "swarm-spares-shield" | "target-gone" | "throw-in-melee-once" | "thrown-no-shock" | "thrown-skill" | "total-defense" | "total-defense-after-roll" | "total-defense-needs-main" | "total-defense-swarm" | "touching-lines" | "two-handed-ranged-in-melee" | "unarmed-damage" | "unarmed-die" | "unconscious" | "unplaced-in-the-way" | "unseen-melee" | "unspent-actions" | "untrained-skill" | "use-skill" | "use-skill-aoo" | "weapon-entry")[]) => void;
//# sourceMappingURL=scene.d.ts.map