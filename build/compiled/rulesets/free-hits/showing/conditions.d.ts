import type { FreeHitsRule } from '../catalogue/rule-ids.ts';
import type { Condition } from '../kinds/conditions.ts';
/** What something does that may lie on somebody, and the rules that say so. */
export interface Explained {
    readonly lines: readonly string[];
    readonly rules: readonly FreeHitsRule[];
}
/** The states that the rules themselves know, by the name under which they are shown. */
export declare const STATES: {
    readonly prone: {
        readonly lines: readonly ["Attacks on it must reach 5 and its Agility, and a boost to dodge does not count.", "Each step costs it three spaces.", "Getting up costs any one action: on an enemy’s turn one of its next turn."];
        readonly rules: readonly ["prone", "no-dodge-no-boost", "stand-up", "stand-up-out-of-turn"];
    };
    readonly 'flat-footed': {
        readonly lines: readonly ["Attacks on it must reach 5: neither its Agility nor a boost to dodge counts."];
        readonly rules: readonly ["flat-footed", "flat-footed-causes", "flat-footed-over-prone"];
    };
    readonly 'just summoned': {
        readonly lines: readonly ["It takes no turns, makes no free hits and is flat-footed."];
        readonly rules: readonly ["summoning-sickness", "sickness-length"];
    };
    readonly channeling: {
        readonly lines: readonly ["It is flat-footed, unless a feat lets it dodge meanwhile, and channels nothing else."];
        readonly rules: readonly ["channeling", "channel-progress", "channel-upkeep"];
    };
    readonly casting: {
        readonly lines: readonly ["It has paid a part of a cast time; what is not finished in time is lost."];
        readonly rules: readonly ["cast-time", "channel-progress"];
    };
    readonly 'keeping a spell': {
        readonly lines: readonly ["The spell goes on until it is canceled or its upkeep is not paid."];
        readonly rules: readonly ["channel-upkeep", "toggle-spell"];
    };
    readonly disengaged: {
        readonly lines: readonly ["Its movement causes no free hits, neither out of melee zones nor inside them."];
        readonly rules: readonly ["disengage-effect", "disengage-within"];
    };
    readonly 'boost to melee damage': {
        readonly lines: readonly ["Its melee attacks do more damage: 1 for each Bonus Action spent."];
        readonly rules: readonly ["boost-melee-damage", "boosts-stack"];
    };
    readonly 'boost to hit': {
        readonly lines: readonly ["Its attack rolls get +1 for each Bonus Action spent."];
        readonly rules: readonly ["boost-hit", "boost-hit-duration", "boosts-stack"];
    };
    readonly 'boost to dodge': {
        readonly lines: readonly ["The number to hit it is higher: by 1 for each Bonus Action spent."];
        readonly rules: readonly ["boost-dodge", "boost-dodge-duration", "no-dodge-no-boost", "boosts-stack"];
    };
    readonly 'debt of actions': {
        readonly lines: readonly ["It got up out of turn: its next turn has fewer actions."];
        readonly rules: readonly ["stand-up-debts", "stand-up-out-of-turn"];
    };
    readonly sneaking: {
        readonly lines: readonly string[];
        readonly rules: readonly [...("aa-uses" | "aim" | "aim-center-mass" | "aim-declared" | "aim-disrupting" | "aim-fatal" | "aim-fatal-roll" | "aim-slowing" | "aim-weakening" | "attack-cost" | "attack-dice-order" | "attack-roll" | "auto-fail" | "ba-spaces-alone" | "ba-two-spaces" | "ba-uses" | "battle-end" | "battle-end-when" | "behind" | "boost-dodge" | "boost-dodge-duration" | "boost-hit" | "boost-hit-duration" | "boost-melee-damage" | "boosts-stack" | "cannot-act" | "cast-time" | "channel-progress" | "channel-upkeep" | "channeling" | "critical" | "critical-damage" | "damage-by-weapon" | "damage-order" | "decisive-victory" | "defeated-at-zero" | "delay" | "delay-how" | "detection" | "disarm-where" | "disarmed" | "disengage-cost" | "disengage-effect" | "disengage-within" | "disrupting-not-added" | "draw-sheathe" | "drop-prone" | "extra-attack" | "extra-attack-plain" | "facing" | "fatal-blow" | "feat-athlete" | "feat-battle-caster" | "feat-legion-leader" | "feat-maneuverer" | "feat-reach" | "feat-sneak-attack" | "feat-weapon-focus" | "feats-change-rules" | "flanking" | "flat-footed" | "flat-footed-causes" | "flat-footed-over-prone" | "flee" | "free-critical-resolved" | "free-hit" | "free-hit-before-step" | "free-hit-from-feat" | "free-hit-is-an-attack" | "free-hit-on-leaving" | "free-hit-on-natural-1" | "free-hit-slots" | "free-hit-within-zone" | "grid" | "half-movement" | "initiative-order" | "initiative-tie" | "initiator-last" | "ladder-climb" | "ladder-outside-attack" | "ladder-top" | "ma-uses" | "melee-range" | "melee-zone" | "modifiers" | "move" | "move-split" | "mp-refill" | "natural-20-hits" | "no-dodge-no-boost" | "only-own-movement" | "opening-attack" | "order-is-fixed" | "outside-battle" | "pay-with-choice" | "pick-up" | "pick-up-reach" | "prone" | "round" | "sickness-length" | "slots-set-each-round" | "slow-movement-counting" | "sneak-damage" | "spell-attack" | "spell-cost" | "spell-improvement" | "stand-up" | "stand-up-debts" | "stand-up-moment" | "stand-up-out-of-turn" | "strength-in-damage" | "summoning-sickness" | "summoning-slots" | "super-critical" | "super-critical-damage" | "talk" | "target-number" | "thrall" | "thrall-cost" | "thrall-mhp" | "thrall-when" | "toggle-spell" | "tragedy" | "tragedy-free-critical" | "tragedy-out-of-reach" | "turn-budget" | "unspent-lost" | "unthralled-inside" | "unthralled-outside" | "victorious-units" | "weakening-ba" | "weapon-focus-die" | "weapon-in-hand" | "will-to-fight" | "within-zone-counting" | "wound" | "wound-removal" | "wound-removal-count" | "wound-without-aim" | "wounds-stack")[], "detection"];
    };
    readonly swimming: Explained;
    readonly climbing: Explained;
    readonly tumbling: Explained;
    readonly undetected: {
        readonly lines: readonly ["Enemies that do not detect it cannot attack it, make no free hits against it, and are flat-footed against it.", "A blow that they do not see coming does 1d4 more."];
        readonly rules: readonly ["detection", "sneak-damage"];
    };
    readonly summoned: {
        readonly lines: readonly ["It vanishes when a battle begins or ends, unless its summoner pays to keep it."];
        readonly rules: readonly ["unthralled-inside", "unthralled-outside", "thrall"];
    };
    readonly thrall: {
        readonly lines: readonly ["Its summoner has paid for it: it stays."];
        readonly rules: readonly ["thrall", "thrall-when"];
    };
    readonly wound: {
        readonly lines: readonly ["It has no effect of its own.", "One healing of 6 or more takes one wound away."];
        readonly rules: readonly ["wound-without-aim", ...("aa-uses" | "aim" | "aim-center-mass" | "aim-declared" | "aim-disrupting" | "aim-fatal" | "aim-fatal-roll" | "aim-slowing" | "aim-weakening" | "attack-cost" | "attack-dice-order" | "attack-roll" | "auto-fail" | "ba-spaces-alone" | "ba-two-spaces" | "ba-uses" | "battle-end" | "battle-end-when" | "behind" | "boost-dodge" | "boost-dodge-duration" | "boost-hit" | "boost-hit-duration" | "boost-melee-damage" | "boosts-stack" | "cannot-act" | "cast-time" | "channel-progress" | "channel-upkeep" | "channeling" | "critical" | "critical-damage" | "damage-by-weapon" | "damage-order" | "decisive-victory" | "defeated-at-zero" | "delay" | "delay-how" | "detection" | "disarm-where" | "disarmed" | "disengage-cost" | "disengage-effect" | "disengage-within" | "disrupting-not-added" | "draw-sheathe" | "drop-prone" | "extra-attack" | "extra-attack-plain" | "facing" | "fatal-blow" | "feat-athlete" | "feat-battle-caster" | "feat-legion-leader" | "feat-maneuverer" | "feat-reach" | "feat-sneak-attack" | "feat-weapon-focus" | "feats-change-rules" | "flanking" | "flat-footed" | "flat-footed-causes" | "flat-footed-over-prone" | "flee" | "free-critical-resolved" | "free-hit" | "free-hit-before-step" | "free-hit-from-feat" | "free-hit-is-an-attack" | "free-hit-on-leaving" | "free-hit-on-natural-1" | "free-hit-slots" | "free-hit-within-zone" | "grid" | "half-movement" | "initiative-order" | "initiative-tie" | "initiator-last" | "ladder-climb" | "ladder-outside-attack" | "ladder-top" | "ma-uses" | "melee-range" | "melee-zone" | "modifiers" | "move" | "move-split" | "mp-refill" | "natural-20-hits" | "no-dodge-no-boost" | "only-own-movement" | "opening-attack" | "order-is-fixed" | "outside-battle" | "pay-with-choice" | "pick-up" | "pick-up-reach" | "prone" | "round" | "sickness-length" | "slots-set-each-round" | "slow-movement-counting" | "sneak-damage" | "spell-attack" | "spell-cost" | "spell-improvement" | "stand-up" | "stand-up-debts" | "stand-up-moment" | "stand-up-out-of-turn" | "strength-in-damage" | "summoning-sickness" | "summoning-slots" | "super-critical" | "super-critical-damage" | "talk" | "target-number" | "thrall" | "thrall-cost" | "thrall-mhp" | "thrall-when" | "toggle-spell" | "tragedy" | "tragedy-free-critical" | "tragedy-out-of-reach" | "turn-budget" | "unspent-lost" | "unthralled-inside" | "unthralled-outside" | "victorious-units" | "weakening-ba" | "weapon-focus-die" | "weapon-in-hand" | "will-to-fight" | "within-zone-counting" | "wound" | "wound-removal" | "wound-removal-count" | "wound-without-aim" | "wounds-stack")[]];
    };
    readonly 'slowing wound': {
        readonly lines: readonly ["Agility -1 and movement -2.", "One healing of 6 or more takes one wound away."];
        readonly rules: readonly ["aim-slowing", ...("aa-uses" | "aim" | "aim-center-mass" | "aim-declared" | "aim-disrupting" | "aim-fatal" | "aim-fatal-roll" | "aim-slowing" | "aim-weakening" | "attack-cost" | "attack-dice-order" | "attack-roll" | "auto-fail" | "ba-spaces-alone" | "ba-two-spaces" | "ba-uses" | "battle-end" | "battle-end-when" | "behind" | "boost-dodge" | "boost-dodge-duration" | "boost-hit" | "boost-hit-duration" | "boost-melee-damage" | "boosts-stack" | "cannot-act" | "cast-time" | "channel-progress" | "channel-upkeep" | "channeling" | "critical" | "critical-damage" | "damage-by-weapon" | "damage-order" | "decisive-victory" | "defeated-at-zero" | "delay" | "delay-how" | "detection" | "disarm-where" | "disarmed" | "disengage-cost" | "disengage-effect" | "disengage-within" | "disrupting-not-added" | "draw-sheathe" | "drop-prone" | "extra-attack" | "extra-attack-plain" | "facing" | "fatal-blow" | "feat-athlete" | "feat-battle-caster" | "feat-legion-leader" | "feat-maneuverer" | "feat-reach" | "feat-sneak-attack" | "feat-weapon-focus" | "feats-change-rules" | "flanking" | "flat-footed" | "flat-footed-causes" | "flat-footed-over-prone" | "flee" | "free-critical-resolved" | "free-hit" | "free-hit-before-step" | "free-hit-from-feat" | "free-hit-is-an-attack" | "free-hit-on-leaving" | "free-hit-on-natural-1" | "free-hit-slots" | "free-hit-within-zone" | "grid" | "half-movement" | "initiative-order" | "initiative-tie" | "initiator-last" | "ladder-climb" | "ladder-outside-attack" | "ladder-top" | "ma-uses" | "melee-range" | "melee-zone" | "modifiers" | "move" | "move-split" | "mp-refill" | "natural-20-hits" | "no-dodge-no-boost" | "only-own-movement" | "opening-attack" | "order-is-fixed" | "outside-battle" | "pay-with-choice" | "pick-up" | "pick-up-reach" | "prone" | "round" | "sickness-length" | "slots-set-each-round" | "slow-movement-counting" | "sneak-damage" | "spell-attack" | "spell-cost" | "spell-improvement" | "stand-up" | "stand-up-debts" | "stand-up-moment" | "stand-up-out-of-turn" | "strength-in-damage" | "summoning-sickness" | "summoning-slots" | "super-critical" | "super-critical-damage" | "talk" | "target-number" | "thrall" | "thrall-cost" | "thrall-mhp" | "thrall-when" | "toggle-spell" | "tragedy" | "tragedy-free-critical" | "tragedy-out-of-reach" | "turn-budget" | "unspent-lost" | "unthralled-inside" | "unthralled-outside" | "victorious-units" | "weakening-ba" | "weapon-focus-die" | "weapon-in-hand" | "will-to-fight" | "within-zone-counting" | "wound" | "wound-removal" | "wound-removal-count" | "wound-without-aim" | "wounds-stack")[]];
    };
    readonly 'weakening wound': {
        readonly lines: readonly ["Strength -1, and each turn has one Bonus Action less.", "One healing of 6 or more takes one wound away."];
        readonly rules: readonly ["aim-weakening", "weakening-ba", ...("aa-uses" | "aim" | "aim-center-mass" | "aim-declared" | "aim-disrupting" | "aim-fatal" | "aim-fatal-roll" | "aim-slowing" | "aim-weakening" | "attack-cost" | "attack-dice-order" | "attack-roll" | "auto-fail" | "ba-spaces-alone" | "ba-two-spaces" | "ba-uses" | "battle-end" | "battle-end-when" | "behind" | "boost-dodge" | "boost-dodge-duration" | "boost-hit" | "boost-hit-duration" | "boost-melee-damage" | "boosts-stack" | "cannot-act" | "cast-time" | "channel-progress" | "channel-upkeep" | "channeling" | "critical" | "critical-damage" | "damage-by-weapon" | "damage-order" | "decisive-victory" | "defeated-at-zero" | "delay" | "delay-how" | "detection" | "disarm-where" | "disarmed" | "disengage-cost" | "disengage-effect" | "disengage-within" | "disrupting-not-added" | "draw-sheathe" | "drop-prone" | "extra-attack" | "extra-attack-plain" | "facing" | "fatal-blow" | "feat-athlete" | "feat-battle-caster" | "feat-legion-leader" | "feat-maneuverer" | "feat-reach" | "feat-sneak-attack" | "feat-weapon-focus" | "feats-change-rules" | "flanking" | "flat-footed" | "flat-footed-causes" | "flat-footed-over-prone" | "flee" | "free-critical-resolved" | "free-hit" | "free-hit-before-step" | "free-hit-from-feat" | "free-hit-is-an-attack" | "free-hit-on-leaving" | "free-hit-on-natural-1" | "free-hit-slots" | "free-hit-within-zone" | "grid" | "half-movement" | "initiative-order" | "initiative-tie" | "initiator-last" | "ladder-climb" | "ladder-outside-attack" | "ladder-top" | "ma-uses" | "melee-range" | "melee-zone" | "modifiers" | "move" | "move-split" | "mp-refill" | "natural-20-hits" | "no-dodge-no-boost" | "only-own-movement" | "opening-attack" | "order-is-fixed" | "outside-battle" | "pay-with-choice" | "pick-up" | "pick-up-reach" | "prone" | "round" | "sickness-length" | "slots-set-each-round" | "slow-movement-counting" | "sneak-damage" | "spell-attack" | "spell-cost" | "spell-improvement" | "stand-up" | "stand-up-debts" | "stand-up-moment" | "stand-up-out-of-turn" | "strength-in-damage" | "summoning-sickness" | "summoning-slots" | "super-critical" | "super-critical-damage" | "talk" | "target-number" | "thrall" | "thrall-cost" | "thrall-mhp" | "thrall-when" | "toggle-spell" | "tragedy" | "tragedy-free-critical" | "tragedy-out-of-reach" | "turn-budget" | "unspent-lost" | "unthralled-inside" | "unthralled-outside" | "victorious-units" | "weakening-ba" | "weapon-focus-die" | "weapon-in-hand" | "will-to-fight" | "within-zone-counting" | "wound" | "wound-removal" | "wound-removal-count" | "wound-without-aim" | "wounds-stack")[]];
    };
    readonly 'disrupting wound': {
        readonly lines: readonly ["Accuracy -3 in the round in which it was dealt, -1 after that, and nothing when the battle is over.", "One healing of 6 or more takes one wound away."];
        readonly rules: readonly ["aim-disrupting", "disrupting-not-added", ...("aa-uses" | "aim" | "aim-center-mass" | "aim-declared" | "aim-disrupting" | "aim-fatal" | "aim-fatal-roll" | "aim-slowing" | "aim-weakening" | "attack-cost" | "attack-dice-order" | "attack-roll" | "auto-fail" | "ba-spaces-alone" | "ba-two-spaces" | "ba-uses" | "battle-end" | "battle-end-when" | "behind" | "boost-dodge" | "boost-dodge-duration" | "boost-hit" | "boost-hit-duration" | "boost-melee-damage" | "boosts-stack" | "cannot-act" | "cast-time" | "channel-progress" | "channel-upkeep" | "channeling" | "critical" | "critical-damage" | "damage-by-weapon" | "damage-order" | "decisive-victory" | "defeated-at-zero" | "delay" | "delay-how" | "detection" | "disarm-where" | "disarmed" | "disengage-cost" | "disengage-effect" | "disengage-within" | "disrupting-not-added" | "draw-sheathe" | "drop-prone" | "extra-attack" | "extra-attack-plain" | "facing" | "fatal-blow" | "feat-athlete" | "feat-battle-caster" | "feat-legion-leader" | "feat-maneuverer" | "feat-reach" | "feat-sneak-attack" | "feat-weapon-focus" | "feats-change-rules" | "flanking" | "flat-footed" | "flat-footed-causes" | "flat-footed-over-prone" | "flee" | "free-critical-resolved" | "free-hit" | "free-hit-before-step" | "free-hit-from-feat" | "free-hit-is-an-attack" | "free-hit-on-leaving" | "free-hit-on-natural-1" | "free-hit-slots" | "free-hit-within-zone" | "grid" | "half-movement" | "initiative-order" | "initiative-tie" | "initiator-last" | "ladder-climb" | "ladder-outside-attack" | "ladder-top" | "ma-uses" | "melee-range" | "melee-zone" | "modifiers" | "move" | "move-split" | "mp-refill" | "natural-20-hits" | "no-dodge-no-boost" | "only-own-movement" | "opening-attack" | "order-is-fixed" | "outside-battle" | "pay-with-choice" | "pick-up" | "pick-up-reach" | "prone" | "round" | "sickness-length" | "slots-set-each-round" | "slow-movement-counting" | "sneak-damage" | "spell-attack" | "spell-cost" | "spell-improvement" | "stand-up" | "stand-up-debts" | "stand-up-moment" | "stand-up-out-of-turn" | "strength-in-damage" | "summoning-sickness" | "summoning-slots" | "super-critical" | "super-critical-damage" | "talk" | "target-number" | "thrall" | "thrall-cost" | "thrall-mhp" | "thrall-when" | "toggle-spell" | "tragedy" | "tragedy-free-critical" | "tragedy-out-of-reach" | "turn-budget" | "unspent-lost" | "unthralled-inside" | "unthralled-outside" | "victorious-units" | "weakening-ba" | "weapon-focus-die" | "weapon-in-hand" | "will-to-fight" | "within-zone-counting" | "wound" | "wound-removal" | "wound-removal-count" | "wound-without-aim" | "wounds-stack")[]];
    };
};
export type StateName = keyof typeof STATES;
/** What a condition of the content does. */
export declare function conditionLines({ flatFooted, cannotAct, held, ...of }: Condition): string[];
/** The rules that say what a condition of the content does. */
export declare const conditionRules: ({ flatFooted, cannotAct, held }: Condition) => FreeHitsRule[];
//# sourceMappingURL=conditions.d.ts.map