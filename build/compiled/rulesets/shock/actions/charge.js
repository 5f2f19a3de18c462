import { chargeOptions, chargePath, combatantParam, flagParam, NO_SQUARE, rowOfName, squareAt, squareName, stepCost, xOf, yOf, } from '@fray/kernel/rules';
import { squareParam, wayParam } from '../../on-grid/params.js';
import { refuse } from '../citing.js';
import { attributeParam, maneuverParam, usingParam, weaponParam } from '../command.js';
import { note } from '../events.js';
import { prepare, resolveAttack } from '../rules/attack.js';
import { meleeMode, missileMode, usualMelee } from '../rules/gear.js';
import { cannotAttack, rangeOf } from '../rules/legal.js';
import { blockedStep, cannotMove, mayEnd, moveRate, stepRefusal } from '../rules/movement.js';
import { around } from '../rules/places.js';
import { asIfAt, feetFrom, marksFor, perceives } from '../rules/space.js';
import { passNeighbors, startOf, tellStop, walk } from '../rules/walking.js';
import { areEnemies, isAlive, isUp, rowsWhere } from '../rules/who.js';
import { cite } from '../scene.js';
import { C } from '../tables.js';
import { MELEE, THROWN, UNLOCATED } from '../words.js';
import { act } from './define.js';
import { noAttacks } from './gate.js';
import { aimOf, badChoice, modifierParams } from './striking.js';
cite('charge', 'charge-minimum', 'charge-line', 'charge-ac-from-start', 'charge-prone', 'hold-leftovers');
function chargeWay(scene, { actor, to, by }) {
    const { grid } = scene.setup;
    const from = scene.now.combatant.square[actor];
    const doors = scene.now.fight.openDoors[0];
    const size = scene.now.combatant.footprint[actor];
    const found = chargePath(grid, doors, marksFor(scene, actor), from, to, size);
    if (!('path' in found)) {
        const blocked = stepRefusal(scene, found.problem, found.square);
        return refuse('charge-line', `The straight line to ${squareName(grid, to)} is not free: ${blocked.reason}`);
    }
    const path = by.length > 0 ? byPath(scene, by, from, to) : found.path;
    if (path === null)
        return refuse('charge-line', 'Those squares are not the straight line of the charge.');
    // Every step of the line that was found is legal; one that was named may lead over other squares.
    const stopped = path === found.path ? null : blockedStep(scene, actor, path);
    if (stopped !== null)
        return refuse('charge-line', `The line is not free: ${stopped.reason}`);
    const steps = Math.max(Math.abs(xOf(grid, to) - xOf(grid, from)), Math.abs(yOf(grid, to) - yOf(grid, from)));
    const most = moveRate(scene, actor) * 2;
    let feet = 0;
    const marks = marksFor(scene, actor);
    for (const square of path)
        feet += stepCost(grid, marks, square, size);
    if (feet > most || steps * 5 > most) {
        return refuse('charge', `${squareName(grid, to)} is ${feet} feet away; ${scene.name(actor)} charges ${most}.`);
    }
    if (!mayEnd(scene, actor, to))
        return refuse('end-in-free-square', `Somebody is on ${squareName(grid, to)}.`);
    return path;
}
/** The squares that the charger has named, where they are a rounding of the line. */
function byPath(scene, by, from, to) {
    const options = chargeOptions(scene.setup.grid, from, to);
    const named = by[by.length - 1] === to ? by : [...by, to];
    if (named.length !== options.length)
        return null;
    return named.every((square, i) => options[i].includes(square)) ? named : null;
}
/** The square where a charge ends; a word that is somebody's name is none. */
const endParam = {
    ...squareParam('to', { label: 'where the charge ends', optional: true, says: (square) => `to ${square}` }),
    isPassedOver: (scene, _given, word) => rowOfName(scene, word) >= 0,
};
/** A charge: Main and Move for a straight run of up to twice the rate and an attack at +2. */
export const charge = act({
    id: 'charge',
    rule: 'charge',
    title: 'Charge',
    price: 'both',
    params: [
        endParam,
        combatantParam('target', { label: 'whom', says: (whom) => `against ${whom}` }),
        weaponParam(),
        maneuverParam,
        wayParam('by'),
        attributeParam('with'),
        flagParam('thrown', 'yes to throw it'),
        usingParam,
        ...modifierParams,
    ],
    *suggest(scene, actor) {
        const { mainSpent, moveSpent } = scene.now.combatant;
        if (mainSpent[actor] === 1 || moveSpent[actor] === 1)
            return;
        const weapon = usualMelee(scene, actor);
        const seen = (row) => isUp(scene, row) && perceives(scene, actor, row) !== UNLOCATED;
        for (const target of rowsWhere(scene, (row) => areEnemies(scene, actor, row) && seen(row))) {
            const { to } = endingSomewhere(scene, { actor, target, weapon, to: NO_SQUARE, by: [] });
            if (to >= 0)
                yield { target, weapon, to };
        }
    },
    check(scene, given) {
        const { actor, target } = given;
        const stopped = noAttacks(scene, actor) ?? cannotMove(scene, actor);
        if (stopped !== null)
            return stopped;
        if (scene.now.combatant.prone[actor] === 1) {
            return refuse('charge-prone', `${scene.name(actor)} is prone and builds no momentum.`);
        }
        if (!isAlive(scene, target))
            return refuse('melee-attack', `${scene.name(target)} is dead or gone.`);
        if (perceives(scene, actor, target) === UNLOCATED) {
            return refuse('unseen-melee', `${scene.name(actor)} does not know where ${scene.name(target)} is.`);
        }
        const command = endingSomewhere(scene, given);
        return command.to >= 0
            ? cannotEndThere(scene, command)
            : refuse('charge', `There is no free square from which ${scene.name(actor)} could attack ${scene.name(target)}.`);
    },
    resolve(scene, given) {
        const { actor, target } = given;
        const command = endingSomewhere(scene, given);
        const path = chargeWay(scene, command);
        const blow = { ...command, weapon: chargeWeapon(scene, command) };
        scene.set(C.charged, actor, 1, 'charge-ac-from-start');
        note.charges(scene, actor, target, command.to);
        const start = startOf(scene, actor);
        if (!scene.announce(actor) || !passNeighbors(scene, actor))
            return tellStop(scene, actor);
        if (!walk(scene, actor, path, false, 'charge', start))
            return;
        const aim = aimOf(scene, blow);
        if (cannotAttack(scene, actor, aim) !== null)
            note.void(scene, actor, target, 'target-gone');
        else
            resolveAttack(scene, prepare(scene, 'charge', actor, aim, command));
    },
});
const chargeWeapon = (scene, { actor, weapon }) => weapon >= 0 ? weapon : usualMelee(scene, actor);
/** Why no charge can end on the square that is named, or null. */
function cannotEndThere(scene, command) {
    const { actor, to } = command;
    if (to === scene.now.combatant.square[actor])
        return refuse('charge-minimum', 'A charge covers at least 5 feet.');
    const blow = { ...command, weapon: chargeWeapon(scene, command) };
    const aim = asIfAt(scene, actor, to, () => aimOf(scene, blow));
    const how = scene.kind(aim.weapon).modes[aim.mode]?.kind;
    if (how !== MELEE && how !== THROWN)
        return refuse('charge', 'A charge ends with a melee or thrown attack.');
    const path = chargeWay(scene, command);
    if ('reason' in path)
        return path;
    return badChoice(scene, command, aim) ?? asIfAt(scene, actor, to, () => cannotAttack(scene, actor, aim));
}
/** The command with the square where it ends, where none is named: the nearest legal one, else the nearest at all; -1 for none. */
function endingSomewhere(scene, command) {
    if (command.to >= 0)
        return command;
    let first = null;
    for (const to of chargeEnds(scene, command)) {
        const ending = { ...command, to };
        if (cannotEndThere(scene, ending) === null)
            return ending;
        first ??= ending;
    }
    return first ?? command;
}
/** Whether the combatant could charge the target from where both stand, with Main and Move at hand. */
export function canCharge(scene, actor, target) {
    if (noAttacks(scene, actor) !== null || cannotMove(scene, actor) !== null)
        return false;
    if (scene.now.combatant.prone[actor] === 1)
        return false;
    const wish = { actor, target, weapon: usualMelee(scene, actor), to: NO_SQUARE, by: [] };
    const ending = endingSomewhere(scene, wish);
    return ending.to >= 0 && cannotEndThere(scene, ending) === null;
}
/** Free squares from which the charger's weapon might reach its target, the nearest to the charger first; of equally near ones those nearer to the target, then those less askew. */
function chargeEnds(scene, command) {
    const { actor, target } = command;
    const { grid } = scene.setup;
    const { square, footprint } = scene.now.combatant;
    const range = attackRange(scene, command);
    const here = square[actor];
    const at = square[target];
    const far = Math.floor(range / 5);
    const squares = [];
    for (let y = yOf(grid, at) - far - footprint[actor]; y <= yOf(grid, at) + far + footprint[target]; y++) {
        for (let x = xOf(grid, at) - far - footprint[actor]; x <= xOf(grid, at) + far + footprint[target]; x++) {
            const to = squareAt(grid, x, y);
            if (to === NO_SQUARE || to === here || !mayEnd(scene, actor, to))
                continue;
            if (feetFrom(scene, target, actor, to) <= range)
                squares.push(to);
        }
    }
    const across = (to) => Math.abs(xOf(grid, to) - xOf(grid, here));
    const along = (to) => Math.abs(yOf(grid, to) - yOf(grid, here));
    return squares.sort((a, b) => Math.max(across(a), along(a)) - Math.max(across(b), along(b)) ||
        feetFrom(scene, target, actor, a) - feetFrom(scene, target, actor, b) ||
        across(a) + along(a) - across(b) - along(b) ||
        a - b);
}
/** Feet from which the charger's attack goes: its reach, or the range of what is thrown. */
function attackRange(scene, command) {
    const kind = scene.kind(chargeWeapon(scene, command));
    const melee = command.thrown === 1 ? -1 : meleeMode(kind);
    const mode = kind.modes[melee >= 0 ? melee : missileMode(kind)];
    return mode === undefined ? 0 : rangeOf(scene, command.actor, mode);
}
/** The free square next to the target that is nearest to the actor, or -1. */
export function nearestAround(scene, actor, target) {
    let best = -1;
    let feet = Number.MAX_SAFE_INTEGER;
    for (const square of around(scene, scene.now.combatant.square[target])) {
        if (!mayEnd(scene, actor, square))
            continue;
        const far = feetFrom(scene, actor, actor, square);
        if (far > 0 && far < feet) {
            feet = far;
            best = square;
        }
    }
    return best;
}
//# sourceMappingURL=charge.js.map