import { Scene, type SpecsOf, type Who } from '@fray/kernel/rules';
import type { ZonesRule } from './catalogue/rule-ids.ts';
import type { Entrant } from './kinds/combatant.ts';
import type { Item } from './kinds/gear.ts';
import type { ZonesSetup } from './model.ts';
import { type ItemRow, tables } from './tables.ts';
/** A rule that zones cites: one of the catalogue, or an override by the referee. */
export type Cited = ZonesRule | 'override';
/** The scene of a zones fight. */
export declare class ZonesScene extends Scene<SpecsOf<typeof tables>, Cited, ZonesSetup> {
    /** DR of attacks and of everything that names none. */
    readonly dr: number;
    /** Whether armor points reduce damage. */
    readonly armorCounts: boolean;
    /** The Attribute that the table has fixed for the referee's choices, or -1 to ask. */
    readonly fixedAttribute: number;
    /** When the computer's referee calls for Morale: a word of MORALE_CALLS. */
    readonly moraleCalls: string;
    /** Whether leaving a Zone grants free attacks (a house rule may switch them off). */
    readonly freeAttacks: boolean;
    constructor(setup: ZonesSetup, fixedAttribute: number);
    /** What somebody entered the fight as: what stays the same of it. */
    fighter(row: Who): Entrant;
    /** The Zone's name as it stands in a sentence. */
    zoneName(zone: number): string;
    /** What kind of item a row of the item table is. */
    kind(item: ItemRow): Item;
    /** Number of items in the fight. */
    get items(): number;
}
/** Cites rules that a function carries out and no change, roll or refusal of its own names. */
export declare const cite: (..._rules: readonly ("action-anything-else" | "action-attack" | "action-cast-spell" | "action-negotiate" | "action-retrieve-item" | "action-second-move" | "action-stunt" | "adjacency-is-mutual" | "advantage" | "advantage-and-disadvantage-cancel" | "aftermath" | "armor-points" | "attack-melee" | "attack-natural-1" | "attack-natural-20" | "attack-ranged" | "attack-targets" | "attributes" | "avoid-attack" | "avoid-natural-1" | "avoiding-costs-nothing" | "avoiding-while-hindered" | "bow-example" | "capacity-counting" | "character-initiative" | "character-versus-character" | "characters-begin" | "combat-ends" | "content-is-data" | "creature-attack" | "creature-damage" | "creature-or-character" | "critical-doubles-dice-only" | "default-dr" | "dice-order" | "disadvantage" | "disengage-action" | "disengage-ally-close" | "disengage-ally-conditions" | "disengage-before-the-move" | "disengage-dex-check" | "disengage-for-both-sides" | "disengage-free-attack" | "distracted" | "dual-wield" | "dual-wield-compares-results" | "dual-wield-needs" | "dual-wield-usage" | "duration-in-moments" | "enemies-begin" | "enemy-order" | "exits" | "forced-movement" | "free-attack-can-stop-the-move" | "free-attack-each-enemy" | "free-attack-is-free" | "free-attack-which-attack" | "free-attack-who-cannot" | "friendly-creatures-act-last" | "healing" | "hindrance-action-exception" | "hindrance-needs-action" | "hindrance-test-at-turn-end" | "hindrance-until-test" | "hindrances-combine" | "hp-floor" | "initiative-rolled-once" | "initiative-ties" | "leaving-the-battlefield" | "level-and-skill" | "longsword-example" | "melee-needs-close" | "mirrored-disadvantage" | "moment" | "morale-call" | "morale-each" | "morale-fail" | "morale-flee" | "morale-parley" | "morale-pass" | "move-and-action-in-either-order" | "natural-1-fails" | "natural-20-passes" | "natural-roll-is-the-kept-die" | "negotiation-result" | "npc-versus-npc" | "ongoing-damage" | "ongoing-damage-character-test" | "ongoing-damage-does-not-stack" | "ongoing-damage-is-hp-loss" | "ongoing-damage-own-turns" | "ongoing-damage-test" | "out-of-action" | "out-of-action-ends-effects" | "paralyzed" | "players-roll" | "range-by-shortest-path" | "range-close" | "range-distant" | "range-far-away" | "range-nearby" | "ranged-close-disadvantage" | "ranged-reach" | "reaction-curious" | "reaction-effect" | "reaction-helpful" | "reaction-hostile" | "reaction-kind" | "reaction-one-per-group" | "reaction-predetermined" | "reaction-roll" | "reaction-wary" | "ready-items" | "round-structure" | "same-zone-interaction" | "side-blocks" | "side-initiative" | "skill-test" | "spell-attack" | "spell-data" | "starting-zones" | "stuck" | "stuck-stops-action-movement" | "stunt-by-creature" | "stunt-critical" | "stunt-grapple" | "stunt-needs-close" | "stunt-push" | "surprise-call" | "surprise-no-acting" | "surprise-no-free-attacks" | "surprise-still-avoids" | "surprise-turn-still-passes" | "test-attribute-by-referee" | "test-roll" | "trade-costs-the-giver" | "trade-items" | "turn-action" | "turn-end-steps" | "turn-move" | "turn-start-steps" | "two-sides" | "usage-track" | "usage-used-up" | "weakened" | "weakened-scope" | "weapon-damage" | "zone-capacity" | "zone-conditions-by-referee" | "zone-count" | "zone-hazard" | "zone-hazard-data" | "zone-hazard-timing" | "zones-by-referee")[]) => void;
//# sourceMappingURL=scene.d.ts.map