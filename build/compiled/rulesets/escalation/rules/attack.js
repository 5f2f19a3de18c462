import { note, roll } from '../events.js';
import { cite } from '../scene.js';
import { AC, AGAINST, CONFUSED, DAZED, INVISIBLE, SHAKEN, SOFTENED, STUNNED, TO_ATTACK, USUAL_SAVE, VULNERABLE, WEAKENED, WEAPON_TYPE, } from '../words.js';
import { isBlow, listsOf } from './attack-lists.js';
import { has, isGrabbed } from './conditions.js';
import { noteHit } from './field.js';
import { addAttackBonus, defenseOf } from './figures.js';
import { isInReach } from './reach.js';
import { addGranted, CRIT, FUMBLE, HIGHEST_NATURAL, Net, ownOf, rollNatural, rollSave } from './rolls.js';
import { isIn, isUp } from './who.js';
cite('attack-roll', 'crit', 'crit-always-hits', 'crit-range', 'fumble', 'fumble-always-misses', 'coup-de-grace-roll');
cite('invisible', 'invisible-details', 'natural-triggers', 'basic-melee-attack', 'basic-ranged-attack', 'as-basic-attack');
/** An attack about to be made; `vs` and the rest as the ability says, AC for a Basic Attack. */
export function prepare(attacker, target, ability, basic, more = {}) {
    return {
        attacker,
        target,
        ability,
        basic,
        vs: ability === null || ability.vs < 0 ? AC : ability.vs,
        knockOut: more.knockOut ?? false,
        coup: more.coup ?? false,
        damageOnly: more.damageOnly ?? false,
        advantage: 0,
        defense: 0,
        natural: 0,
        total: 0,
        against: 0,
        crit: false,
        hit: false,
        fumble: false,
        cancelled: false,
    };
}
/** What counts for and against the attack's roll: conditions of both, each name once, and everything else. */
function netOf(scene, { attacker, target, advantage }) {
    const net = new Net(scene);
    if (has(scene, attacker, DAZED))
        net.add(-1, 'Dazed');
    if (has(scene, attacker, SHAKEN))
        net.add(-1, 'Shaken');
    if (has(scene, attacker, STUNNED))
        net.add(-1, 'Stunned');
    if (has(scene, attacker, WEAKENED))
        net.add(-1, 'Weakened');
    if (has(scene, target, SOFTENED))
        net.add(1, 'target Softened');
    if (has(scene, target, STUNNED))
        net.add(1, 'target Stunned');
    if (has(scene, target, WEAKENED))
        net.add(1, 'target Weakened');
    if (isGrabbed(scene, target, attacker))
        net.add(1, 'grabbing the target');
    for (const own of ownOf(scene, attacker))
        net.add(own.attack, own.name);
    for (const own of ownOf(scene, target))
        net.add(own.against, `target ${own.name}`);
    addGranted(scene, attacker, TO_ATTACK, net);
    addGranted(scene, target, AGAINST, net);
    net.add(advantage, 'a reaction');
    return net;
}
cite('dazed', 'shaken', 'stunned', 'weakened', 'softened', 'grabbed', 'vulnerable', 'weakness');
/** Whether the target is Weak to a type of what the attack deals when it hits with its Natural, all of its lists. */
function isWeakTo(scene, attack) {
    const { weak } = scene.fighter(attack.target).sheet;
    if (!weak.includes(true))
        return false;
    const isBasic = attack.ability === null || attack.ability.asBasic >= 0;
    if (isBasic && weak[WEAPON_TYPE] === true)
        return true;
    const isOne = (effect) => isBlow(effect) && effect.types.some((type) => weak[type] === true);
    if (attack.ability?.effects.some(isOne))
        return true;
    return listsOf(scene, { ...attack, hit: true, fumble: false }).some((effects) => effects.some(isOne));
}
/** The least Natural that crits: lower on the Vulnerable, and on those Weak to a type that it deals. */
function critFrom(scene, attack) {
    const isWeak = isWeakTo(scene, attack);
    return CRIT - (has(scene, attack.target, VULNERABLE) ? 1 : 0) - (isWeak ? 1 : 0);
}
/**
 * Declares and rolls one attack: the save against an Invisible target, Interrupts before and after the roll. Returns false
 * where it comes to nothing.
 */
export function rollAttack(scene, attack) {
    const { attacker, target } = attack;
    if (has(scene, target, INVISIBLE)) {
        const { passed } = rollSave(scene, attacker, USUAL_SAVE, 'invisible', 'save', 'a save to find the Invisible');
        if (!passed) {
            note.unseen(scene, attacker, target);
            return false;
        }
    }
    const since = scene.here();
    const before = scene.pending;
    scene.pending = attack;
    try {
        scene.moments.attacked(scene, attack);
        if (attack.cancelled || !isUp(scene, attacker) || !isIn(scene, target))
            return false;
        if (!isInReach(scene, attack)) {
            note['in-vain'](scene, attacker, `${scene.name(target)} is out of its reach.`);
            return false;
        }
        rollOnce(scene, attack);
        if (answersTurn(scene, attack))
            answersTurn(scene, attack);
        scene.changeBlow(attacker, target, attack.hit && !attack.cancelled);
    }
    finally {
        scene.pending = before;
    }
    if (attack.cancelled || !isUp(scene, attacker) || !isIn(scene, target))
        return false;
    if (attack.hit)
        noteHit(scene, attacker, target);
    cameTo(scene, since, attack);
    return true;
}
/** Offers what answers a hit, or a miss. Returns whether the one has become the other, which offers what answers that. */
function answersTurn(scene, attack) {
    const wasHit = attack.hit;
    scene.moments.rolled(scene, attack);
    judge(scene, attack);
    const isTurned = attack.hit !== wasHit && !attack.cancelled;
    if (isTurned)
        note['attack-again'](scene, attack.attacker, attack.target, attack.vs, attack.total, attack.against, attack.hit);
    return isTurned;
}
/**
 * For exact odds: what comes now hangs on the result, on whom it struck in the end, and on the Natural only where somebody
 * looks at it.
 */
function cameTo(scene, since, attack) {
    if (!scene.table.isBranching)
        return;
    const { attacker, target, ability, natural, hit, crit, fumble } = attack;
    const isLookedAt = (ability !== null && ability.natural.length > 0) ||
        has(scene, attacker, CONFUSED) ||
        scene.fighter(target).sheet.resist.some((from) => from > 0);
    const key = mixed([
        [Number(hit), 2],
        [Number(crit), 2],
        [Number(fumble), 2],
        [isLookedAt ? natural : 0, HIGHEST_NATURAL + 1],
        [target, scene.combatants],
        [Number(scene.cancelled), 2],
    ]);
    scene.juncture(since, key);
}
/** Several small numbers, each below a bound of its own, as one. */
const mixed = (parts) => parts.reduceRight((sum, [value, below]) => sum * below + value, 0);
function rollOnce(scene, attack) {
    const { attacker, target } = attack;
    const net = netOf(scene, attack);
    const tally = scene.tally();
    const why = `attack${scene.words(() => `: ${scene.attackName(attack)}`)}`;
    attack.natural = rollNatural(scene, attacker, net, 'attack-roll', why, tally);
    addAttackBonus(scene, attacker, tally);
    const extra = attack.ability?.bonus ?? 0;
    if (extra !== 0)
        tally.add(extra, 'attack-roll', attack.ability?.name ?? '');
    attack.total = tally.total;
    attack.crit = attack.coup || attack.natural >= critFrom(scene, attack);
    attack.fumble = !attack.crit && attack.natural === FUMBLE;
    judge(scene, attack);
    scene.blow(attacker, target, attack.hit, attack.crit ? 1 : attack.fumble ? -1 : 0);
    const { natural, hit, crit, fumble, vs, against } = attack;
    roll.attack(scene, attacker, 'attack-roll', tally, against, hit, target, attack, vs, natural, crit, fumble, net.reasons);
}
/** Hit or miss, by the defense as it is now. */
function judge(scene, attack) {
    attack.against = defenseOf(scene, attack.target, attack.vs) + attack.defense;
    attack.hit = attack.crit || (!attack.fumble && attack.total >= attack.against);
}
//# sourceMappingURL=attack.js.map