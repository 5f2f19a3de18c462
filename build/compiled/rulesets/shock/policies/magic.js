import { useItem } from '../actions/gear.js';
import { cast, use } from '../actions/magic.js';
import { firstAid } from '../actions/skills.js';
import { itemsOf } from '../rules/gear.js';
import { areAdjacent, feetBetween } from '../rules/space.js';
import { areEnemies, isUp } from '../rules/who.js';
import { MORTALLY_INJURED } from '../words.js';
import { legal } from './common.js';
/** It costs hit points: what only pushes or trips is not worth an action, and might go on for ever. */
const harms = (effects) => effects.some(({ effect }) => effect === 'hurt');
const heals = (effects) => effects.some(({ effect }) => effect === 'heal');
/** Hit points are down to half or less. */
const isBadlyHurt = (scene, row) => scene.now.combatant.hp[row] * 2 <= scene.now.combatant.hpMax[row];
/** Friends who could do with healing, the worst first. */
function wounded(scene, actor) {
    const { hp } = scene.now.combatant;
    const rows = [];
    for (let row = 0; row < scene.combatants; row++) {
        if (!areEnemies(scene, actor, row) && isUp(scene, row) && isBadlyHurt(scene, row))
            rows.push(row);
    }
    return rows.sort((a, b) => hp[a] - hp[b] || a - b);
}
/** First aid for a dying friend next to one, while no enemy is at hand. */
export function tend(scene, actor, foes) {
    if (foes.some((foe) => feetBetween(scene, actor, foe) <= 5))
        return null;
    for (let row = 0; row < scene.combatants; row++) {
        if (scene.now.combatant.state[row] !== MORTALLY_INJURED || areEnemies(scene, actor, row))
            continue;
        if (!areAdjacent(scene, actor, row))
            continue;
        const now = legal(scene, firstAid, actor, { target: row });
        if (now !== null)
            return now;
    }
    return null;
}
/** Something to drink for one who is badly hurt. */
export function potion(scene, actor) {
    if (scene.fighter(actor).items.length < 2 || !isBadlyHurt(scene, actor))
        return null;
    for (const item of itemsOf(scene, actor)) {
        if (scene.now.item.holder[item] !== actor || !heals(scene.kind(item).effects))
            continue;
        const now = legal(scene, useItem, actor, { item });
        if (now !== null)
            return now;
    }
    return null;
}
/** A spell or power worth its cost: healing for the badly hurt, harm for the nearest enemy that it reaches. */
export function magic(scene, actor, foes) {
    const { spells, powers } = scene.fighter(actor);
    if (spells.length === 0 && powers.length === 0)
        return null;
    for (let power = 0; power < spells.length; power++) {
        const spell = spells[power];
        if (spell === undefined || spell.cost === 'instant')
            continue;
        const targets = heals(spell.effects) ? wounded(scene, actor) : harms(spell.effects) ? foes : [];
        if (spell.target === 'area' && !harms(spell.effects))
            continue;
        for (const target of targets) {
            if (spell.target === 'area' && nearFriend(scene, actor, target, spell.radius))
                continue;
            if (spell.target === 'self' && target !== actor)
                continue;
            const now = legal(scene, cast, actor, { power, ...aimedAt(scene, spell, target) });
            if (now !== null)
                return now;
        }
    }
    for (let power = 0; power < powers.length; power++) {
        const spec = powers[power];
        if (spec === undefined || spec.cost === 'passive' || spec.cost === 'instant' || spec.moment !== 'any')
            continue;
        const targets = heals(spec.effects) ? (isBadlyHurt(scene, actor) ? [actor] : []) : harms(spec.effects) ? foes : [];
        for (const target of targets) {
            const now = legal(scene, use, actor, { power, target });
            if (now !== null)
                return now;
        }
    }
    return null;
}
/** What a command says of whom the spell is meant for: nothing, a square, or whom. */
const aimedAt = (scene, spell, target) => spell.target === 'self' ? {} : spell.target === 'area' ? { at: scene.now.combatant.square[target] } : { target };
/** Whether an area around the target would touch a friend, or the caster itself. */
function nearFriend(scene, actor, target, radius) {
    for (let row = 0; row < scene.combatants; row++) {
        if (!areEnemies(scene, actor, row) && isUp(scene, row) && feetBetween(scene, row, target) <= radius + 5)
            return true;
    }
    return false;
}
//# sourceMappingURL=magic.js.map