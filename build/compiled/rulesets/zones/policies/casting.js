import { NO_PATH, stepsBetween } from '@fray/kernel/rules';
import { acts } from '../actions/all.js';
import { cannotCast, caughtIn } from '../rules/spells.js';
import { hasRoom, isHindered } from '../rules/who.js';
import { CLOSE, DISTANT, LEFT, OUT_OF_ACTION, STUCK } from '../words.js';
import { spellOf } from './expecting.js';
import { isFoe, nearestSteps } from './foes.js';
import { dangerOf, riderWorth, threatOf } from './reckoning.js';
/** What a hostile spell takes from one opponent, in hit points, roughly. */
function harm(scene, caster, target, spell, to) {
    const [loss, takes] = spellOf(scene, caster, target, spell);
    let worth = riderWorth(scene, target, spell);
    if (to >= 0) {
        worth += dangerOf(scene, target, to);
        if (isHindered(scene, target, STUCK) && nearestSteps(scene, target, to) > 0)
            worth += threatOf(scene, target);
    }
    return loss + takes * worth;
}
/** What a healing spell gives one friend: the badly hurt alone, and the fallen most. */
function help(scene, target, { healing }) {
    const { hp, hpMax, status } = scene.now.combatant;
    const missing = hpMax[target] - hp[target];
    if (healing === null || status[target] === LEFT || hp[target] * 3 > hpMax[target])
        return 0;
    const amount = Math.min(missing, (healing.min + healing.max) / 2);
    return status[target] === OUT_OF_ACTION ? amount + 4 : amount + 1;
}
/** The best use of a spell on some: as many as it takes, those first on whom it does most. */
function onSome(scene, actor, spell, at) {
    const rows = [];
    const gains = [];
    for (let row = 0; row < scene.combatants; row++) {
        const isMeant = spell.hostile
            ? isFoe(scene, actor, row)
            : scene.now.combatant.side[row] === scene.now.combatant.side[actor];
        if (!isMeant)
            continue;
        let to = -1;
        if (spell.move > 0) {
            to = worstPlace(scene, row);
            if (to < 0)
                continue;
        }
        const gain = spell.hostile ? harm(scene, actor, row, spell, to) : help(scene, row, spell);
        if (gain <= 0 || cannotCast(scene, actor, spell, [row], -1, to) !== null)
            continue;
        let place = rows.length;
        while (place > 0 && gains[place - 1] < gain)
            place--;
        rows.splice(place, 0, row);
        gains.splice(place, 0, gain);
    }
    const most = spell.move > 0 ? 1 : spell.targets;
    if (rows.length === 0)
        return null;
    const to = spell.move > 0 ? worstPlace(scene, rows[0]) : -1;
    const command = acts.cast.make(actor, { spell: at, targets: rows.slice(0, most), to });
    return { command, worth: gains.slice(0, most).reduce((sum, gain) => sum + gain, 0) };
}
/** The Zone next to somebody's that does it most harm, -1 where none does. */
function worstPlace(scene, row) {
    const here = scene.now.combatant.zone[row];
    let worst = -1;
    let most = 0;
    for (const zone of scene.setup.graph.next[here]) {
        if (!hasRoom(scene, zone))
            continue;
        const isAlone = isHindered(scene, row, STUCK) && nearestSteps(scene, row, zone) > 0;
        const danger = dangerOf(scene, row, zone) + (isAlone ? 1 : 0);
        if (danger <= most)
            continue;
        most = danger;
        worst = zone;
    }
    return worst;
}
/** The best Zone for a spell on a whole one: what it does to opponents, less what it does to friends. */
function onZone(scene, actor, spell, at) {
    const here = scene.now.combatant.zone[actor];
    const reach = spell.range >= DISTANT ? NO_PATH - 1 : spell.range;
    let best = null;
    for (let zone = 0; zone < scene.setup.graph.zones.length; zone++) {
        if (stepsBetween(scene.setup.graph, here, zone) > reach)
            continue;
        const sent = spell.move === 0 ? NOWHERE : scene.setup.graph.next[zone];
        for (const to of sent) {
            const worth = worthOnZone(scene, actor, spell, zone, to);
            if (worth <= (best?.worth ?? 0) || cannotCast(scene, actor, spell, [], zone, to) !== null)
                continue;
            best = { command: acts.cast.make(actor, { spell: at, zone, to }), worth };
        }
    }
    return best;
}
const NOWHERE = [-1];
function worthOnZone(scene, actor, spell, zone, to) {
    const { side } = scene.now.combatant;
    let worth = 0;
    for (const row of caughtIn(scene, actor, spell, zone)) {
        if (!spell.hostile)
            worth += side[row] === side[actor] ? help(scene, row, spell) : 0;
        else if (isFoe(scene, actor, row))
            worth += harm(scene, actor, row, spell, to);
        else if (side[row] === side[actor])
            worth -= 1.5 * harm(scene, actor, row, spell, to);
    }
    return worth;
}
/** The spell that does most now, null where none does anything. */
export function bestSpell(scene, actor) {
    const { spells } = scene.fighter(actor);
    let best = null;
    for (let at = 0; at < spells.length; at++) {
        const spell = spells[at];
        if (!spell.hostile && spell.healing === null)
            continue;
        const casting = spell.targets === 0 ? onZone(scene, actor, spell, at) : onSome(scene, actor, spell, at);
        if (casting !== null && casting.worth > (best?.worth ?? 0))
            best = casting;
    }
    return best;
}
/** The attack spell that does most to somebody Close, by position; -1 for none. */
export function bestClose(scene, actor, target, least) {
    const { spells } = scene.fighter(actor);
    let best = -1;
    let most = least;
    for (let at = 0; at < spells.length; at++) {
        const spell = spells[at];
        if (spell.attack === null || spell.targets === 0 || spell.range < CLOSE)
            continue;
        const worth = harm(scene, actor, target, spell, -1);
        if (worth <= most)
            continue;
        most = worth;
        best = at;
    }
    return best;
}
//# sourceMappingURL=casting.js.map