import { FREE, INTERRUPT, RANGE_ENGAGED, RANGE_SELF } from '../words.js';
import { PARITY } from './ability-fields.js';
import { checkUntriggered } from './effects.js';
const LISTS = ['hit', 'miss', 'crit', 'fumble', 'effects', 'below', 'above'];
/** What only an ability with a trigger can do, in one without. */
export function checkAnswers(r, ability, { at }) {
    for (const key of LISTS)
        checkUntriggered(r, ability[key], at(key));
    for (const key of PARITY)
        checkUntriggered(r, ability[key], [...at('escalationParity'), key]);
    ability.natural.forEach((one, i) => {
        checkUntriggered(r, one.effects, [...at('natural'), i, 'effects']);
    });
}
/** Interrupts answer something, and nothing but Interrupts and free actions does. */
export function checkTrigger({ action, trigger, name }, { raw, wrong }) {
    if (action === INTERRUPT && trigger === null && raw.action !== undefined) {
        const right = 'add a "trigger", as in trigger: { when: attacked }';
        wrong(null, `${name} is an Interrupt and does not say what it answers: ${right}.`, 'action-interrupt');
    }
    if (trigger !== null && action !== INTERRUPT && action !== FREE) {
        const right = 'make its action interrupt or free';
        wrong('trigger', `Only Interrupts and free actions answer a trigger: ${right}.`, 'action-free');
    }
}
/** What is special at some escalation says at which. */
export function checkEscalation({ escalation, special, name, below, above }, { wrong }) {
    const rule = 'ability-escalation-special';
    if (special && escalation === 0) {
        const said = `${name} is special at some escalation, and does not say at which: add "escalation".`;
        wrong('special', said, rule);
    }
    const split = below.length > 0 ? 'below' : above.length > 0 ? 'above' : null;
    if (split !== null && !special) {
        const right = 'add "escalation" with "special: true"';
        wrong(split, `${name} does not differ with the escalation die: ${right}.`, rule);
    }
}
/** Fields that say what an attack does, and mean nothing without one. */
const OF_AN_ATTACK = {
    hit: 'attack-roll',
    miss: 'attack-roll',
    crit: 'attack-roll',
    fumble: 'attack-roll',
    natural: 'natural-triggers',
    asBasic: 'as-basic-attack',
    allRollsFirst: 'attack-all-before-damage',
};
const isReachable = ({ target, includesMove }) => target.range === RANGE_ENGAGED || target.range === RANGE_SELF || includesMove !== null;
/** What says what an attack does needs one; an attack needs somebody else that it reaches. */
export function checkAttack(ability, { raw, wrong }) {
    const { name, vs, target, isMelee, isRanged } = ability;
    if (vs < 0) {
        for (const [key, rule] of Object.entries(OF_AN_ATTACK)) {
            if (raw[key] === undefined || raw[key] === false)
                continue;
            const right = 'give it "attack", or leave this out';
            wrong(key, `${name} makes no attack, so "${key}" means nothing: ${right}.`, rule);
        }
    }
    else if (target.who === 'self') {
        wrong('target', `${name} is an attack on its own user: name another target.`, 'enemies-and-objects');
    }
    else if (isMelee && !isRanged && !isReachable(ability)) {
        const right = 'make its range engaged, or let it include a move ("includesMove: engage")';
        wrong('target', `A Melee attack needs a target that it is engaged with: ${right}.`, 'melee-range');
    }
}
//# sourceMappingURL=ability-checks.js.map