import type { Tone } from '@fray/kernel/rules';
import type { ShockRule } from '../catalogue/rule-ids.ts';
/** What a condition does, whoever has it. */
export interface ConditionKind {
    /** The same in at most three characters. */
    readonly short: string;
    readonly tone: Tone;
    /** What it does, in sentences. */
    readonly lines: readonly string[];
    /** When it ends, where that is always alike; '' where it never does in the fight. */
    readonly ends: string;
    readonly rules: readonly ShockRule[];
}
/** Everything that may lie on somebody, by name. */
declare const CONDITIONS: {
    readonly prone: {
        readonly short: 'prn';
        readonly tone: 'bad';
        readonly lines: readonly ["Melee attacks on it, and shots from right next to it, get +2; shots from farther off get -2.", "Its own melee attacks get -4.", "It crawls at half its movement rate and cannot charge."];
        readonly ends: 'when it stands up, usually with a Move Action';
        readonly rules: readonly ["mod-adjacent-prone", "mod-shooting-prone", "mod-melee-while-prone", "prone-movement", "charge-prone"];
    };
    readonly 'mortally injured': {
        readonly short: 'dyi';
        readonly tone: 'bad';
        readonly lines: readonly ["It lies helpless at 0 hit points and dies at the end of the sixth round after the one in which it fell.", "First aid with a healer’s kit makes it stable; any healing brings it to its senses, prone; any further damage kills it."];
        readonly ends: '';
        readonly rules: readonly ["mortally-injured", "mortal-injury-clock", "stabilize", "hurt-while-down"];
    };
    readonly stable: {
        readonly short: 'stb';
        readonly tone: 'note';
        readonly lines: readonly ["It lies helpless at 0 hit points and will not die of its wounds.", "Any healing brings it to its senses, prone; any further damage kills it."];
        readonly ends: 'when it is healed';
        readonly rules: readonly ["stabilize", "hurt-while-down"];
    };
    readonly unconscious: {
        readonly short: 'out';
        readonly tone: 'bad';
        readonly lines: readonly ["It lies helpless at 0 hit points. Any healing wakes it; any further damage kills it."];
        readonly ends: 'when it is healed';
        readonly rules: readonly ["unconscious", "hurt-while-down"];
    };
    readonly dead: {
        readonly short: 'dea';
        readonly tone: 'bad';
        readonly lines: readonly ["It is dead."];
        readonly ends: '';
        readonly rules: readonly ["hurt-while-down"];
    };
    readonly surprised: {
        readonly short: 'sur';
        readonly tone: 'bad';
        readonly lines: readonly ["It does nothing in the surprise round: no Actions, no Instants, no attacks of opportunity."];
        readonly ends: 'at the end of the surprise round';
        readonly rules: readonly ["surprised-cannot-act"];
    };
    readonly retreating: {
        readonly short: 'ret';
        readonly tone: 'bad';
        readonly lines: readonly ["It only tries to get away: it attacks nobody of its own choice."];
        readonly ends: '';
        readonly rules: readonly ["retreat"];
    };
    readonly unsuspecting: {
        readonly short: 'uns';
        readonly tone: 'bad';
        readonly lines: readonly ["It suspects nothing: whoever has spent a minute aiming at it or lurking close to it can execute it."];
        readonly ends: 'when it is attacked or hurt, attacks, or is warned';
        readonly rules: readonly ["execution-target"];
    };
    readonly unseen: {
        readonly short: 'uns';
        readonly tone: 'good';
        readonly lines: readonly ["Its enemies know where it is and do not see it: shots at it get -4.", "It gives no attack of opportunity to those who do not see it."];
        readonly ends: 'when the referee says that it is seen';
        readonly rules: readonly ["mod-unseen-located", "unseen-melee"];
    };
    readonly hidden: {
        readonly short: 'hid';
        readonly tone: 'good';
        readonly lines: readonly ["Its enemies do not know where it is and cannot attack it."];
        readonly ends: 'when the referee says that it is found';
        readonly rules: readonly ["mod-unseen-unlocated", "unseen-melee"];
    };
    readonly 'total defense': {
        readonly short: 'TD';
        readonly tone: 'good';
        readonly lines: readonly ["Its AC is 2 better, and Shock does nothing to it, not even that of a swarm."];
        readonly ends: "at the start of its side’s next turn";
        readonly rules: readonly ["total-defense", "total-defense-swarm"];
    };
    readonly 'better AC': {
        readonly short: 'AC';
        readonly tone: 'good';
        readonly lines: readonly ["A power or a spell makes its AC better."];
        readonly ends: "at the start of its side’s next turn";
        readonly rules: readonly ["spell-content"];
    };
    readonly 'worse AC': {
        readonly short: 'AC';
        readonly tone: 'bad';
        readonly lines: readonly ["A power or a spell makes its AC worse."];
        readonly ends: "at the start of its side’s next turn";
        readonly rules: readonly ["spell-content"];
    };
    readonly 'immune to Shock': {
        readonly short: 'noS';
        readonly tone: 'good';
        readonly lines: readonly ["A power or a spell keeps Shock from it, but for that of a swarm."];
        readonly ends: "at the start of its side’s next turn";
        readonly rules: readonly ["shock-immunity", "swarm-shock"];
    };
    readonly slippery: {
        readonly short: 'slp';
        readonly tone: 'good';
        readonly lines: readonly ["Nobody gets an attack of opportunity against it."];
        readonly ends: "at the end of the round";
        readonly rules: readonly ["spell-content", "aoo-avoid"];
    };
    readonly disengaged: {
        readonly short: 'dis';
        readonly tone: 'good';
        readonly lines: readonly ["Those from whom it has disengaged get no attack of opportunity against it."];
        readonly ends: "at the end of the round";
        readonly rules: readonly ["disengage", "disengage-scope"];
    };
    readonly 'has charged': {
        readonly short: 'chg';
        readonly tone: 'bad';
        readonly lines: readonly ["Its AC is 2 worse."];
        readonly ends: "at the end of the round";
        readonly rules: readonly ["charge-ac", "charge-ac-from-start"];
    };
    readonly 'holding an action': {
        readonly short: 'hld';
        readonly tone: 'good';
        readonly lines: readonly ["It may use what it has held at any moment of the round, as an Instant."];
        readonly ends: 'when it is used, or lost at the end of the round';
        readonly rules: readonly ["hold-action", "hold-leftovers", "hold-lost"];
    };
    readonly 'in a swarm': {
        readonly short: 'swm';
        readonly tone: 'note';
        readonly lines: readonly ["One of a swarm strikes for all of it: +2 to hit and +1 damage for each other member, at most three.", "Its Shock reaches any AC, past shield and immunity; only Total Defense stops it."];
        readonly ends: 'with its one attack, or at the end of its side’s turn';
        readonly rules: readonly ["swarm-attack", "swarm-bonus", "swarm-shock", "swarm-one-attack", "swarm-lapse"];
    };
    readonly swarmed: {
        readonly short: 'swd';
        readonly tone: 'bad';
        readonly lines: readonly ["Foes have joined a swarm on it: one of them may strike for all."];
        readonly ends: 'with the swarm’s one attack, or at the end of that side’s turn';
        readonly rules: readonly ["swarm-attack", "swarm-lapse", "total-defense-swarm"];
    };
    readonly screening: {
        readonly short: 'scr';
        readonly tone: 'note';
        readonly lines: readonly ["Whoever attacks its ward must win a check against it, or strikes it instead.", "It may screen against as many different attackers each round as its best combat skill says."];
        readonly ends: "at the start of its side’s next turn, or when the two are more than 5 feet apart";
        readonly rules: readonly ["screen", "screen-check", "screen-outcome", "screen-limit", "screen-duration", "screen-ends"];
    };
    readonly screened: {
        readonly short: 'scd';
        readonly tone: 'good';
        readonly lines: readonly ["Whoever attacks it must win a check against its screener, or strikes that one instead."];
        readonly ends: 'with the turn of the screener’s side, or when the two are more than 5 feet apart';
        readonly rules: readonly ["screen", "screen-check", "screen-outcome"];
    };
    readonly grappling: {
        readonly short: 'grp';
        readonly tone: 'note';
        readonly lines: readonly ["It holds somebody: neither can leave the square, and both have only bare hands.", "At the end of each round the one who is held suffers an unarmed hit."];
        readonly ends: 'when it lets go, falls, or the held one breaks free';
        readonly rules: readonly ["grapple", "grapple-immobile", "grapple-unarmed-only", "grapple-round-damage", "grapple-release"];
    };
    readonly held: {
        readonly short: 'hel';
        readonly tone: 'bad';
        readonly lines: readonly ["It is held: it cannot leave its square and has only bare hands.", "At the end of each round it suffers an unarmed hit from each who holds it."];
        readonly ends: 'when it breaks free (a Main Action and a check), or is let go';
        readonly rules: readonly ["grapple", "grapple-immobile", "grapple-unarmed-only", "grapple-round-damage", "grapple-escape"];
    };
    readonly aiming: {
        readonly short: 'aim';
        readonly tone: 'note';
        readonly lines: readonly ["It waits for the chance to execute one who suspects nothing: six rounds in a row of nothing else."];
        readonly ends: 'when it does anything else, is attacked or disturbed';
        readonly rules: readonly ["execution-minute", "execution-spoiled"];
    };
    readonly 'fighting with both': {
        readonly short: 'two';
        readonly tone: 'note';
        readonly lines: readonly ["It fights with a weapon in each hand: -1 to hit, +2 damage where both reach."];
        readonly ends: 'when it fights with one again';
        readonly rules: readonly ["dual-wield-stance", "dual-wield-penalty", "dual-wield-damage"];
    };
};
export type ConditionName = keyof typeof CONDITIONS;
/** Every condition that there is. */
export declare const conditionNames: readonly ConditionName[];
/** The kind of a condition. */
export declare const conditionKind: (name: ConditionName) => ConditionKind;
/** Whether that is the name of a condition. */
export declare const isConditionName: (name: string) => name is ConditionName;
export {};
//# sourceMappingURL=conditions.d.ts.map