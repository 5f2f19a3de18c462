import { use } from '../actions/fight.js';
import { cannotUse, isUsedUp } from '../rules/abilities.js';
import { distance, engagedBy, isFree } from '../rules/field.js';
import { isStaggered, stanceOf } from '../rules/figures.js';
import { reachOf } from '../rules/reach.js';
import { isLeft } from '../rules/slots.js';
import { areEnemies, isDying, isHere, isUp } from '../rules/who.js';
import { AT_WILL, CLOSE, FAR, FREE, MELEE, NEARBY, PC, RANGE_ENGAGED, RANGE_NEARBY, RANGE_SELF } from '../words.js';
function gain(effect, level) {
    switch (effect.effect) {
        case 'damage': {
            const { damage: pool, perLevel } = effect;
            return ((pool.min + pool.max) / 2) * (perLevel ? level : 1);
        }
        case 'condition':
        case 'ongoing':
            return 3;
        case 'heal':
        case 'recovery':
        case 'advantage':
            return 2;
        default:
            return 0;
    }
}
/** What an ability is worth: what it harms or heals, roughly. */
function worth(scene, actor, ability) {
    let value = 0;
    const level = Math.max(1, scene.now.combatant.level[actor]);
    for (const effect of ability.hit)
        value += gain(effect, level);
    for (const effect of ability.effects)
        value += gain(effect, level);
    if (ability.target.count !== 1)
        value *= 1.5;
    if (ability.asBasic >= 0)
        value += level * 4;
    if (ability.frequency !== AT_WILL)
        value += 2;
    return value;
}
/** The ability that does most now, on the first enemy or friend that it may be used on. */
export function bestAbility(scene, actor, foes) {
    const { abilities } = scene.fighter(actor).sheet;
    const positions = [];
    const values = [];
    for (let position = 0; position < abilities.length; position++) {
        const ability = abilities[position];
        if (ability.trigger !== null || ability.action > FREE)
            continue;
        if (ability.action < FREE && !isLeft(scene, actor, ability.action))
            continue;
        if (isUsedUp(scene, actor, position) || isHeldBack(scene, actor, ability))
            continue;
        const value = worth(scene, actor, ability);
        if (value <= 0)
            continue;
        let at = positions.length;
        for (; at > 0 && values[at - 1] < value; at--) {
            positions[at] = positions[at - 1];
            values[at] = values[at - 1];
        }
        positions[at] = position;
        values[at] = value;
    }
    for (const position of positions) {
        if (cannotUse(scene, actor, position) !== null)
            continue;
        const now = aim(scene, actor, position, abilities[position], foes);
        if (now !== null)
            return now;
    }
    return null;
}
/** What most often forbids an ability, asked without a sentence: the escalation die is too low, the stance another. */
function isHeldBack(scene, actor, { escalation, special, asBasic }) {
    if (escalation > 0 && !special && scene.now.fight.escalation[0] < escalation)
        return true;
    return asBasic >= 0 && scene.now.combatant.kind[actor] === PC && stanceOf(scene, actor)?.kind !== asBasic;
}
function aim(scene, actor, position, ability, foes) {
    const base = use.make(actor, { ability: position });
    const { who, count } = ability.target;
    if (who === 'self' || ability.target.range === RANGE_SELF) {
        if (ability.popOff !== null && engagedBy(scene, actor).length < 2)
            return null;
        if (isHealing(ability) && !isStaggered(scene, actor))
            return null;
        return ability.includesMove === null && use.check(scene, base) === null ? base : null;
    }
    if (who === 'ally')
        return aimAtFriend(scene, actor, base, ability);
    if (count === 0)
        return ok(scene, base);
    if (isRangedWhileEngaged(scene, actor, ability))
        return null;
    const most = farthest(ability);
    const chosen = [];
    for (const foe of foes) {
        if (distance(scene, actor, foe) > most)
            break;
        base.targets = [foe];
        if (ok(scene, base) === null)
            continue;
        chosen.push(foe);
        if (chosen.length === count)
            break;
    }
    if (chosen.length === 0)
        return null;
    base.targets = chosen;
    return chosen.length === 1 ? base : ok(scene, base);
}
/** How far away an enemy may be at most to be its target. */
function farthest(ability) {
    const range = reachOf(ability);
    if (range === RANGE_ENGAGED)
        return ability.includesMove === 'engage' ? NEARBY : CLOSE;
    return range === RANGE_NEARBY ? NEARBY : FAR;
}
const heals = ({ effect }) => effect === 'heal' || effect === 'recovery' || effect === 'endCondition';
const isHealing = ({ effects }) => effects.some(heals);
/** What heals is for a friend who is hurt, or for oneself; everything else for one in the thick of it. */
function aimAtFriend(scene, actor, base, ability) {
    const { count, self } = ability.target;
    const isFor = isHealing(ability) ? needsHelp(scene, actor, self) : inTheThick(scene, actor);
    if (isFor < 0)
        return null;
    return ok(scene, count === 0 ? base : { ...base, targets: [isFor] });
}
/** A shot among enemies that would be answered: better to strike, where it can. */
const isRangedWhileEngaged = (scene, actor, ability) => (ability.isRanged || ability.provokes) && stanceOf(scene, actor)?.kind === MELEE && !isFree(scene, actor);
const ok = (scene, now) => (use.check(scene, now) === null ? now : null);
/** A friend who is Dying, else one who is Staggered, or oneself where that is possible; -1 for nobody. */
function needsHelp(scene, actor, self) {
    let hurt = self && isStaggered(scene, actor) ? actor : -1;
    for (let row = 0; row < scene.combatants; row++) {
        if (row === actor || areEnemies(scene, actor, row) || !isHere(scene, row))
            continue;
        if (isDying(scene, row))
            return row;
        if (hurt < 0 && isStaggered(scene, row))
            hurt = row;
    }
    return hurt;
}
/** A friend who is up and engaged, else any who is up; -1 for nobody. */
function inTheThick(scene, actor) {
    let found = -1;
    for (let row = 0; row < scene.combatants; row++) {
        if (row === actor || areEnemies(scene, actor, row) || !isUp(scene, row))
            continue;
        if (!isFree(scene, row))
            return row;
        if (found < 0)
            found = row;
    }
    return found;
}
//# sourceMappingURL=abilities.js.map