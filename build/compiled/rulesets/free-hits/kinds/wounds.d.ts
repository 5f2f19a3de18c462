import type { ValueOf } from '../../kinds/field.ts';
import { type Reader } from './fields.ts';
/** The wounds that somebody has, each with its place in the file. */
export declare const wounds: import("../../kinds/field.ts").Field<readonly {
    aim: number;
    round: number;
    written: {
        path: readonly (string | number)[];
        at: (field: "aim" | "round") => import("../../reading/problems.ts").Path;
    };
}[], Reader, "aa-uses" | "aim" | "aim-center-mass" | "aim-declared" | "aim-disrupting" | "aim-fatal" | "aim-fatal-roll" | "aim-slowing" | "aim-weakening" | "attack-cost" | "attack-dice-order" | "attack-roll" | "auto-fail" | "ba-spaces-alone" | "ba-two-spaces" | "ba-uses" | "battle-end" | "battle-end-when" | "behind" | "boost-dodge" | "boost-dodge-duration" | "boost-hit" | "boost-hit-duration" | "boost-melee-damage" | "boosts-stack" | "cannot-act" | "cast-time" | "channel-progress" | "channel-upkeep" | "channeling" | "critical" | "critical-damage" | "damage-by-weapon" | "damage-order" | "decisive-victory" | "defeated-at-zero" | "delay" | "delay-how" | "detection" | "disarm-where" | "disarmed" | "disengage-cost" | "disengage-effect" | "disengage-within" | "disrupting-not-added" | "draw-sheathe" | "drop-prone" | "extra-attack" | "extra-attack-plain" | "facing" | "fatal-blow" | "feat-athlete" | "feat-battle-caster" | "feat-legion-leader" | "feat-maneuverer" | "feat-reach" | "feat-sneak-attack" | "feat-weapon-focus" | "feats-change-rules" | "flanking" | "flat-footed" | "flat-footed-causes" | "flat-footed-over-prone" | "flee" | "free-critical-resolved" | "free-hit" | "free-hit-before-step" | "free-hit-from-feat" | "free-hit-is-an-attack" | "free-hit-on-leaving" | "free-hit-on-natural-1" | "free-hit-slots" | "free-hit-within-zone" | "grid" | "half-movement" | "initiative-order" | "initiative-tie" | "initiator-last" | "ladder-climb" | "ladder-outside-attack" | "ladder-top" | "ma-uses" | "melee-range" | "melee-zone" | "modifiers" | "move" | "move-split" | "mp-refill" | "natural-20-hits" | "no-dodge-no-boost" | "only-own-movement" | "opening-attack" | "order-is-fixed" | "outside-battle" | "pay-with-choice" | "pick-up" | "pick-up-reach" | "prone" | "round" | "sickness-length" | "slots-set-each-round" | "slow-movement-counting" | "sneak-damage" | "spell-attack" | "spell-cost" | "spell-improvement" | "stand-up" | "stand-up-debts" | "stand-up-moment" | "stand-up-out-of-turn" | "strength-in-damage" | "summoning-sickness" | "summoning-slots" | "super-critical" | "super-critical-damage" | "talk" | "target-number" | "thrall" | "thrall-cost" | "thrall-mhp" | "thrall-when" | "toggle-spell" | "tragedy" | "tragedy-free-critical" | "tragedy-out-of-reach" | "turn-budget" | "unspent-lost" | "unthralled-inside" | "unthralled-outside" | "victorious-units" | "weakening-ba" | "weapon-focus-die" | "weapon-in-hand" | "will-to-fight" | "within-zone-counting" | "wound" | "wound-removal" | "wound-removal-count" | "wound-without-aim" | "wounds-stack">;
interface Wounded {
    readonly name: string;
    readonly wounds: ValueOf<typeof wounds>;
    readonly lacks: readonly number[];
}
/** Nobody is wounded in a part that it lacks, or in a round that has not come. */
export declare function checkWounds({ name, wounds: all, lacks }: Wounded, r: Reader): void;
export {};
//# sourceMappingURL=wounds.d.ts.map