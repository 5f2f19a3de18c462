import { coverOf, hasSight } from '@fray/kernel/rules';
import { cast, use } from '../actions/magic.js';
import { disengage, run } from '../actions/move.js';
import { screen } from '../actions/screen.js';
import { acOf } from '../rules/modifiers.js';
import { cannotMove, isThreatened, mayEnd, moveRate } from '../rules/movement.js';
import { screenLimit } from '../rules/screen.js';
import { asIfAt, feetBetween, feetFrom, reachOf, seesLine, sightMask } from '../rules/space.js';
import { areEnemies, inGrapple, isUp } from '../rules/who.js';
import { hasMove, legal, shootsAs } from './common.js';
const does = (effects, what) => effects.some(({ effect }) => effect === what);
/** Whether an effect helps whoever has it to be hurt less until its next turn. */
const guards = (effects) => does(effects, 'ac') || does(effects, 'shock-immune');
/** Whether somebody is near enough to come and strike before one's next turn. */
const isInDanger = (scene, row, foes) => foes.some((foe) => feetBetween(scene, row, foe) <= moveRate(scene, foe) + 5);
/** Whether it has powers or spells at all. */
export function hasArts(scene, actor) {
    const { powers, spells } = scene.fighter(actor);
    return powers.length + spells.length > 0;
}
/** What a Move Action is good for that need not take one anywhere: a screen, a guard, cover, some distance. */
export function spareMove(scene, actor, foes) {
    if (!hasMove(scene, actor) || inGrapple(scene, actor))
        return null;
    const ward = screenLimit(scene, actor) > 0 ? screening(scene, actor, foes) : null;
    const guard = ward === null && hasArts(scene, actor) ? guarding(scene, actor, foes, 'move') : null;
    return ward ?? guard ?? (scene.isOpenGround ? null : toCover(scene, actor, foes));
}
/** Screens a friend next to it that is easier to hurt than itself, and whom an enemy could come and strike. */
function screening(scene, actor, foes) {
    const { screening: wards, hp } = scene.now.combatant;
    if (wards[actor] >= 0)
        return null;
    const own = toughness(scene, actor);
    let best = -1;
    for (let row = 0; row < scene.combatants; row++) {
        if (row === actor || areEnemies(scene, actor, row) || !isUp(scene, row))
            continue;
        if (feetBetween(scene, actor, row) > 5 || toughness(scene, row) >= own)
            continue;
        if (best >= 0 && hp[row] >= hp[best])
            continue;
        if (isInDanger(scene, row, foes))
            best = row;
    }
    if (best < 0)
        return null;
    return legal(scene, screen, actor, { target: best });
}
/** How much it can take: hit points, and as much again for each five points of AC above 10. */
const toughness = (scene, row) => scene.now.combatant.hp[row] * Math.max(1, acOf(scene, row) - 5);
/** A power or spell of that cost that makes oneself, or a friend, harder to hurt for the enemies' turn. */
export function guarding(scene, actor, foes, cost) {
    const { spells, powers } = scene.fighter(actor);
    for (let power = 0; power < powers.length; power++) {
        const spec = powers[power];
        if (spec?.cost !== cost || spec.moment !== 'any' || !guards(spec.effects))
            continue;
        const now = legal(scene, use, actor, { power });
        if (now !== null && isInDanger(scene, actor, foes))
            return now;
    }
    for (let power = 0; power < spells.length; power++) {
        const spell = spells[power];
        if (spell?.cost !== cost || spell.target === 'area' || !guards(spell.effects))
            continue;
        for (const row of spell.target === 'self' ? [actor] : friends(scene, actor)) {
            const now = legal(scene, cast, actor, { power, target: spell.target === 'self' ? -1 : row });
            if (now !== null && isInDanger(scene, row, foes))
                return now;
        }
    }
    return null;
}
/** Its side, the weakest first. */
export function friends(scene, actor) {
    const { hp } = scene.now.combatant;
    const rows = [];
    for (let row = 0; row < scene.combatants; row++) {
        if (!areEnemies(scene, actor, row) && isUp(scene, row))
            rows.push(row);
    }
    return rows.sort((a, b) => hp[a] - hp[b] || a - b);
}
/** A power with the effect that can be called upon for nothing, or null. */
export function freePower(scene, actor, what) {
    const { powers } = scene.fighter(actor);
    for (let power = 0; power < powers.length; power++) {
        const spec = powers[power];
        if (spec?.cost !== 'free' || spec.moment !== 'any' || !does(spec.effects, what))
            continue;
        const now = legal(scene, use, actor, { power });
        if (now !== null)
            return now;
    }
    return null;
}
/** What keeps enemies from striking at one who is about to run: disengaging, or a power; `dear`: with the Main Action too. */
export function slipAway(scene, actor, dear) {
    const cheap = scene.fighter(actor).gifts.disengage === 'free';
    if (cannotMove(scene, actor) !== null || !isThreatened(scene, actor))
        return null;
    const now = legal(scene, disengage, actor);
    if (cheap && now !== null)
        return now;
    const power = freePower(scene, actor, 'no-opportunity');
    if (power !== null)
        return power;
    return dear ? now : null;
}
/** Squares around that are looked at for cover. */
const NEAR = 10;
/** A shooter or caster with nobody at hand: to where fewer of those who shoot see it, and it still sees somebody. */
function toCover(scene, actor, foes) {
    if (cannotMove(scene, actor) !== null)
        return null;
    if (!shootsAs(scene, actor, feetBetween(scene, actor, foes[0])))
        return null;
    const shooters = foes.filter((foe) => shootsAs(scene, foe, feetBetween(scene, foe, actor))).slice(0, 3);
    if (shooters.length === 0 || isThreatened(scene, actor))
        return null;
    const here = scene.now.combatant.square[actor];
    let least = exposure(scene, actor, here, shooters);
    if (least === 0)
        return null;
    const reach = reachOf(scene, actor, NEAR);
    let to = -1;
    for (let i = 0; i < reach.count; i++) {
        const square = reach.squares[i];
        if (square === here || !mayEnd(scene, actor, square))
            continue;
        if (foes.some((foe) => feetFrom(scene, foe, actor, square) <= 10))
            continue;
        const seen = exposure(scene, actor, square, shooters);
        if (seen >= least || !asIfAt(scene, actor, square, () => foes.some((foe) => seesLine(scene, actor, foe))))
            continue;
        least = seen;
        to = square;
    }
    return to < 0 ? null : run.make(actor, { to });
}
/** How well shooters see one who stands on the square: 4 for each who sees all of it, 2 past half cover, 1 past full. */
function exposure(scene, actor, square, shooters) {
    return asIfAt(scene, actor, square, () => {
        let sum = 0;
        for (const foe of shooters) {
            const mask = sightMask(scene, foe, actor);
            if (!hasSight(mask))
                continue;
            const cover = coverOf(mask);
            sum += cover === 'none' ? 4 : cover === 'half' ? 2 : 1;
        }
        return sum;
    });
}
//# sourceMappingURL=spare.js.map