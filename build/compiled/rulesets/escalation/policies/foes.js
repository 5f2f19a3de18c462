import { rowsByRank } from '@fray/kernel/rules';
import { distance } from '../rules/field.js';
import { stanceOf } from '../rules/figures.js';
import { areEnemies, isUp } from '../rules/who.js';
import { MELEE, RANGE_ENGAGED } from '../words.js';
/** Enemies who are up, nearest first; of equally near ones the weaker. */
export function foesOf(scene, actor) {
    const { hp } = scene.now.combatant;
    return rowsByRank(scene.combatants, (row) => !areEnemies(scene, actor, row) || !isUp(scene, row)
        ? null
        : distance(scene, actor, row) * 100_000 + Math.min(99_999, hp[row]));
}
/** Whether any enemy is up. */
export function hasFoe(scene, actor) {
    for (let row = 0; row < scene.combatants; row++)
        if (areEnemies(scene, actor, row) && isUp(scene, row))
            return true;
    return false;
}
/** Whether the combatant fights at arm's length: its stance, or its first attack, is melee. */
export function isBrawler(scene, actor) {
    const own = stanceOf(scene, actor);
    if (own !== null)
        return own.kind === MELEE;
    const first = scene.fighter(actor).sheet.abilities[0];
    return first === undefined || first.isMelee || first.target.range === RANGE_ENGAGED;
}
//# sourceMappingURL=foes.js.map