import { compileDice, REFEREE } from '@fray/kernel/rules';
import { roll } from '../events.js';
import { cite } from '../scene.js';
import { SIDES } from '../tables.js';
import { DEX, EXERT, NOTICE, SNEAK, STR, WIS } from '../words.js';
import { checkBonus, initiatorWins, opposedRoll } from './checks.js';
import { isAlive, isUp, modOf } from './who.js';
const D8 = compileDice('1d8');
cite('initiative-roll', 'initiative-party-dex', 'initiative-order', 'initiative-party-wins-ties', 'initiative-other-ties');
cite('dice-order', 'initiative-kept');
/** Rolls a d8 for each side, the Party first, and returns the sides in the order in which they act. */
export function rollInitiative(scene) {
    const { sides } = scene.setup;
    const inOrder = sides.map((_, i) => i);
    inOrder.sort((a, b) => Number(sides[b]?.party) - Number(sides[a]?.party) || a - b);
    for (const side of inOrder)
        scene.set(SIDES.initiative, side, rollFor(scene, side, true), 'initiative-roll');
    return ranked(scene, inOrder, (side) => scene.now.side.initiative[side]);
}
/** Sorts sides from the highest number to the lowest; the Party wins ties, others reroll among themselves. */
function ranked(scene, sides, number) {
    const highest = [...sides].sort((a, b) => number(b) - number(a));
    const order = [];
    while (order.length < highest.length) {
        const total = number(highest[order.length]);
        const tied = highest.filter((side) => number(side) === total);
        const others = tied.filter((side) => !scene.setup.sides[side]?.party);
        for (const side of tied)
            if (scene.setup.sides[side]?.party)
                order.push(side);
        if (others.length < 2)
            order.push(...others);
        else {
            const rerolled = new Map(others.map((side) => [side, rollFor(scene, side, false)]));
            order.push(...ranked(scene, others, (side) => rerolled.get(side)));
        }
    }
    return order;
}
/** One side's d8, with the Party's highest DEX. */
function rollFor(scene, side, first) {
    const rule = first ? 'initiative-roll' : 'initiative-other-ties';
    const tally = scene.tally();
    const spec = scene.setup.sides[side];
    scene.roll(D8, REFEREE, rule, `initiative of ${spec?.name ?? ''}`, tally);
    if (spec?.party && first) {
        let best = null;
        for (let row = 0; row < scene.combatants; row++) {
            if (scene.now.combatant.side[row] !== side || !isAlive(scene, row))
                continue;
            const dex = modOf(scene, row, DEX);
            if (best === null || dex > best)
                best = dex;
        }
        tally.add(best ?? 0, 'initiative-party-dex', 'highest DEX');
    }
    roll.initiative(scene, REFEREE, rule, tally, null, null, side);
    return tally.total;
}
cite('surprise-check', 'surprise-check-rollers');
/** A check for surprise: the ambushers against those they come upon; returns whether the targets are surprised. */
export function surpriseCheck(scene, { by, against, roll: how, who, notices }) {
    const door = how === 'door';
    const attribute = door ? STR : DEX;
    const skill = door ? EXERT : SNEAK;
    const ambusher = who >= 0 ? who : bestOf(scene, by, attribute, skill);
    const watcher = notices >= 0 ? notices : bestOf(scene, against, WIS, NOTICE);
    if (ambusher < 0 || watcher < 0)
        return false;
    const own = opposedRoll(scene, ambusher, attribute, skill, 'surprise-check', door ? 'kicking the door in' : 'stealth');
    const theirs = opposedRoll(scene, watcher, WIS, NOTICE, 'surprise-check', 'noticing');
    return initiatorWins(scene, ambusher, own, watcher, theirs);
}
/** The member of a side with the highest bonus for a check; the first of equal ones. */
function bestOf(scene, side, attribute, skill) {
    let best = -1;
    for (let row = 0; row < scene.combatants; row++) {
        if (scene.now.combatant.side[row] !== side || !isUp(scene, row))
            continue;
        if (best < 0 || checkBonus(scene, row, attribute, skill) > checkBonus(scene, best, attribute, skill))
            best = row;
    }
    return best;
}
//# sourceMappingURL=initiative.js.map