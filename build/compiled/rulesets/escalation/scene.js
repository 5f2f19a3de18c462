import { citing, Scene } from '@fray/kernel/rules';
import { tables } from './tables.js';
import { CONDITIONS, MELEE, ONGOING, TYPES } from './words.js';
const NOBODY = [];
/** What is declared: an action that is no attack, no ability and no move, but for what is said of it. */
export const declaring = (actor, { ability = null, isAttack = false, isMove = false, engages = NOBODY } = {}) => ({ actor, ability, isAttack, isMove, engages });
/** The scene of a fight of escalation. */
export class EscalationScene extends Scene {
    moments;
    /** The attack about which questions are asked, for policies. */
    pending = null;
    /** How many reactions are open within each other. */
    depth = 0;
    /** The action that is going on has been cancelled by a reaction. */
    cancelled = false;
    /** Whose readied action is being carried out, or -1: it has been paid for, and it is nobody's turn. */
    firing = -1;
    constructor(setup, moments) {
        const size = setup.roster.length + 4;
        const abilities = setup.roster.reduce((sum, { abilities }) => sum + abilities.length, 0);
        const pairs = (size * (size - 1)) / 2;
        const rows = {
            combatant: size,
            ability: abilities + 8,
            pair: pairs,
            aim: size,
            condition: size * 3,
            advantage: size,
        };
        super(tables, rows, setup);
        this.moments = moments;
    }
    /** The unchanging part of a combatant. */
    fighter(row) {
        return this.sheets[row];
    }
    /** A condition that the table adds, by position after the fifteen; undefined for those. */
    own(what) {
        return this.setup.conditions[what - CONDITIONS.length];
    }
    /** Rows of those who are out of the fight in that way (a position in OUT). */
    allOut(how) {
        const rows = [];
        for (let row = 0; row < this.combatants; row++)
            if (this.now.combatant.out[row] === how)
                rows.push(row);
        return rows;
    }
    /** What a condition is called. */
    conditionName(what) {
        return CONDITIONS[what] ?? this.own(what)?.id ?? `condition ${what}`;
    }
    /** What the condition in a row is called, with amount and type for ongoing damage. */
    conditionAt(row) {
        const { what, amount, type } = this.now.condition;
        const name = this.conditionName(what[row]);
        return what[row] === ONGOING ? `${name} ${amount[row]} ${TYPES[type[row]]}` : name;
    }
    /** What the attack is made with. */
    attackName({ ability, basic, attacker }) {
        if (ability !== null)
            return ability.name;
        const stance = this.fighter(attacker).sheet.stances[this.now.combatant.stance[attacker]];
        const kind = basic === MELEE ? 'Basic Melee Attack' : 'Basic Ranged Attack';
        return stance === undefined ? kind : `${kind} (${stance.name})`;
    }
}
/** Does something of its own kind: what cancels it does not cancel what is going on around it, nor what comes later. */
export function uncancelled(scene, act) {
    const before = scene.cancelled;
    scene.cancelled = false;
    try {
        return act();
    }
    finally {
        scene.cancelled = before;
    }
}
/** Cites rules that a function carries out and no change, roll or refusal of its own names. */
export const cite = citing();
//# sourceMappingURL=scene.js.map