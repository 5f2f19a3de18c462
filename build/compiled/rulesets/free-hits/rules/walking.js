import { canStep, choice, NO_SQUARE } from '@fray/kernel/rules';
import { refuse } from '../citing.js';
import { note } from '../events.js';
import { cite } from '../scene.js';
import { C } from '../tables.js';
import { FACING_X, FACING_Y, SNEAKING } from '../words.js';
import { askDetection } from './detection.js';
import { flee } from './leaving.js';
import { inLine, lineLength, lineOf } from './line.js';
import { cannotMove, costOf, paceOf } from './pace.js';
import { FREE_INSIDE } from './provoking.js';
import { isFree, marksFor, nearestFree, putAt, spacesBetween, spacesFrom, zoneOf } from './space.js';
import { featsOnEntering, hasFeatAttack, isOffered, offer } from './strikes.js';
import { areEnemies, detects, isAble, isIn } from './who.js';
cite('free-hit-on-leaving', 'free-hit-within-zone', 'within-zone-counting', 'free-hit-before-step', 'only-own-movement');
cite('disengage-effect', 'disengage-within', 'facing');
/**
 * Walks step by step with the spaces that are there, and at last off the battlefield where that is wanted. Before each step
 * the enemies whose zone it leaves, or whose zone it makes a third step in, may take a free hit; it stops when the unit is
 * out of the battle or held, cannot pay any more, or has been knocked down and does not crawl on.
 */
export function walk(scene, who, path, off = false) {
    const { square, prone } = scene.now.combatant;
    const one = { who, way: [square[who]], crawls: prone[who] === 1, told: 0, spent: 0, inside: NOBODY };
    let goesOn = true;
    for (const to of path) {
        goesOn = step(scene, one, to);
        if (!goesOn)
            break;
    }
    tellWalk(scene, one);
    if (goesOn && off)
        stepOff(scene, one);
    stepBack(scene, who, one.way);
}
/** The part of the walk that has not been told yet: before anything else happens, and at its end. */
function tellWalk(scene, one) {
    const last = one.way.length - 1;
    if (last > one.told)
        note.moves(scene, one.who, one.way[last], one.spent);
    one.told = last;
    one.spent = 0;
}
/** Whether the unit can make the step that it has announced, and pays for it. */
function paysStep(scene, one, to, rule) {
    const { who, way } = one;
    const here = way[way.length - 1];
    if (!mayGoOn(scene, one, to))
        return false;
    one.inside = provoke(scene, one, to);
    if (!isIn(scene, who) || cannotMove(scene, who) !== null || !isAble(scene, who))
        return false;
    if (scene.now.combatant.square[who] !== here || !mayGoOn(scene, one, to))
        return false;
    const cost = to < 0 ? paceOf(scene, who) : costOf(scene, who, to);
    const pool = scene.now.combatant.spaces[who];
    if (cost > pool)
        return false;
    scene.set(C.spaces, who, pool - cost, rule);
    one.spent += cost;
    return true;
}
/** One knocked down on its way says whether it crawls on, at 3 spaces a step, or stops where it lies. */
function mayGoOn(scene, one, to) {
    const { who } = one;
    const { prone, spaces } = scene.now.combatant;
    if (one.crawls || prone[who] === 0 || !isIn(scene, who))
        return true;
    if ((to < 0 ? paceOf(scene, who) : costOf(scene, who, to)) > spaces[who])
        return false;
    tellWalk(scene, one);
    const question = choice('free-hit-before-step', who, '{0} has been knocked down. Does it crawl on?', [who], CRAWLING);
    one.crawls = scene.ask({ ...question, decline: 0, reaction: true, moment: 'knocked-down' }) === 1;
    return one.crawls;
}
const CRAWLING = [
    { value: 'stop', label: 'stop here' },
    { value: 'crawl', label: 'crawl on, at 3 spaces a step' },
];
function step(scene, one, to) {
    const { who } = one;
    const from = scene.now.combatant.square[who];
    if (!paysStep(scene, one, to, 'move-split'))
        return false;
    const size = scene.now.combatant.footprint[who];
    if (!canStep(scene.setup.grid, 0, marksFor(scene, who, true), from, to, size)) {
        // Somebody whom it does not detect is in the way: the step is lost.
        tellWalk(scene, one);
        note.barred(scene, who, to);
        return false;
    }
    for (const enemy of one.inside) {
        const steps = scene.now.combatant.inside[enemy];
        if (steps <= FREE_INSIDE)
            scene.set(C.inside, enemy, steps + 1, 'within-zone-counting');
    }
    const entered = entering(scene, who, from, to);
    turnAlong(scene, who, from, to);
    putAt(scene, who, to, 'move');
    one.way.push(to);
    note.step(scene, who, from, to);
    for (const enemy of entered)
        arrive(scene, one, enemy);
    return isIn(scene, who) && scene.now.combatant.square[who] === to;
}
/** Offers the free hits that the step causes, in the order of the line; returns the enemies inside whose zone it is made. */
function provoke(scene, one, to) {
    const { who } = one;
    if (!isInAnyZone(scene, who))
        return NOBODY;
    const inside = [];
    const from = scene.now.combatant.square[who];
    for (const enemy of lineOf(scene)) {
        if (!areEnemies(scene, enemy, who) || !isIn(scene, enemy))
            continue;
        const zone = zoneOf(scene, enemy);
        if (spacesBetween(scene, enemy, who) > zone)
            continue;
        const stays = to >= 0 && spacesFrom(scene, enemy, who, to) <= zone;
        if (stays)
            inside.push(enemy);
        if (scene.now.combatant.disengaged[who] === 1) {
            if (!stays)
                passOverDisengaged(scene, enemy, who);
            continue;
        }
        const since = scene.here();
        if (!stays)
            offerOnWalk(scene, one, enemy, 'free-hit-on-leaving');
        else if (scene.now.combatant.inside[enemy] === FREE_INSIDE) {
            // The third step counts once it is announced, even if the blow keeps it from being made.
            scene.set(C.inside, enemy, FREE_INSIDE + 1, 'within-zone-counting');
            offerOnWalk(scene, one, enemy, 'free-hit-within-zone');
        }
        scene.juncture(since, 0);
        if (!isIn(scene, who) || scene.now.combatant.square[who] !== from)
            break;
    }
    return inside;
}
/** Says that the enemy gets no free hit at one who has disengaged. */
const passOverDisengaged = (scene, enemy, who) => scene.passOver(enemy, 'free-hit-on-leaving', () => refuse('disengage-effect', `${scene.name(who)} has disengaged.`));
function offerOnWalk(scene, one, enemy, cause) {
    if (isOffered(scene, enemy, one.who, cause))
        tellWalk(scene, one);
    offer(scene, enemy, one.who, cause);
}
/** Whether the unit stands in the zone of any enemy: what its step causes is worked out only then. */
function isInAnyZone(scene, who) {
    for (let enemy = 0; enemy < scene.combatants; enemy++) {
        if (!areEnemies(scene, enemy, who) || !isIn(scene, enemy))
            continue;
        if (spacesBetween(scene, enemy, who) <= zoneOf(scene, enemy))
            return true;
    }
    return false;
}
const NOBODY = [];
/** Enemies into whose zone the step comes, in the order of the line. */
function entering(scene, who, from, to) {
    let rows = null;
    const count = lineLength(scene);
    for (let i = 0; i < count; i++) {
        const enemy = inLine(scene, i);
        if (!areEnemies(scene, enemy, who) || !isIn(scene, enemy))
            continue;
        const zone = zoneOf(scene, enemy);
        if (spacesFrom(scene, enemy, who, from) > zone && spacesFrom(scene, enemy, who, to) <= zone) {
            rows ??= [];
            rows.push(enemy);
        }
    }
    return rows ?? NOBODY;
}
/** Enemies into whose zone the way comes and whose feats may strike then, as the mover knows them, in roster order. */
export function featStrikersOn(scene, who, path) {
    const found = new Set();
    let from = scene.now.combatant.square[who];
    for (const to of path) {
        for (const enemy of entering(scene, who, from, to))
            if (strikesOnEntering(scene, who, enemy))
                found.add(enemy);
        from = to;
    }
    return [...found].filter((enemy) => detects(scene, who, enemy)).sort((a, b) => a - b);
}
/** Whether a feat of the enemy's may strike at one who comes into its zone. */
const strikesOnEntering = (scene, who, enemy) => isAble(scene, enemy) &&
    detects(scene, enemy, who) &&
    scene.unit(enemy).gifts.freeAttacks['enemy-enters'].some((feat) => hasFeatAttack(scene, enemy, feat));
/** The unit has come into the enemy's zone: one who sneaks may be detected; a feat may strike. */
function arrive(scene, one, enemy) {
    const { who } = one;
    if (!isIn(scene, who) || !isIn(scene, enemy))
        return;
    const sneaks = scene.now.combatant.mode[who] === SNEAKING;
    const strikes = scene.unit(enemy).gifts.freeAttacks['enemy-enters'].length > 0;
    if (sneaks || strikes)
        tellWalk(scene, one);
    if (sneaks)
        askDetection(scene, who, enemy);
    if (strikes && isAble(scene, enemy) && detects(scene, enemy, who))
        featsOnEntering(scene, enemy, who);
}
function turnAlong(scene, who, from, to) {
    const { xs, ys } = scene;
    const dx = xs[to] - xs[from];
    const dy = ys[to] - ys[from];
    for (let i = 0; i < 8; i++) {
        if (FACING_X[i] === dx && FACING_Y[i] === dy)
            scene.set(C.facing, who, i, 'facing');
    }
}
/** One whose walk ends on somebody's square is back on the last free one of its way. */
function stepBack(scene, who, way) {
    const size = scene.now.combatant.footprint[who];
    const here = scene.now.combatant.square[who];
    if (!isIn(scene, who) || here !== way[way.length - 1] || isFree(scene, here, size, who))
        return;
    for (let i = way.length - 2; i >= 0; i--) {
        const square = way[i];
        if (!isFree(scene, square, size, who))
            continue;
        putBack(scene, who, square);
        return;
    }
    // Its first square has been taken as well, by somebody pushed there.
    const square = nearestFree(scene, who);
    if (square >= 0)
        putBack(scene, who, square);
}
function putBack(scene, who, square) {
    putAt(scene, who, square, 'grid');
    note.moved(scene, who, square);
}
cite('flee');
/** The step off the battlefield: it costs as any other, and leaves every zone. */
function stepOff(scene, one) {
    if (paysStep(scene, one, NO_SQUARE, 'flee'))
        flee(scene, one.who);
}
//# sourceMappingURL=walking.js.map