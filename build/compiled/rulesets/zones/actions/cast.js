import { spellParam, spellTargetsParam, spellZoneParam, zoneParam } from '../command.js';
import { cannotCast, cast as castSpell } from '../rules/spells.js';
import { spendAction } from '../rules/stunts.js';
import { areOpponents, isHere, isUp } from '../rules/who.js';
import { act } from './define.js';
import { cannotAct, cannotBeHostile, cannotTarry, opponentsUp } from './gate.js';
const spellOf = (scene, actor, spell) => scene.fighter(actor).spells[spell];
function* casts(scene, actor) {
    const { spells } = scene.fighter(actor);
    const { graph } = scene.setup;
    for (let at = 0; at < spells.length; at++) {
        const spell = spells[at];
        if (spell.targets === 0) {
            for (let zone = 0; zone < graph.zones.length; zone++) {
                const sent = spell.move === 0 ? [-1] : graph.next[zone];
                for (const to of sent)
                    yield { spell: at, zone, to };
            }
            continue;
        }
        const rows = spell.hostile ? opponentsUp(scene, actor) : [actor, ...friends(scene, actor, spell)];
        for (const group of groups(rows, spell.targets)) {
            if (spell.move === 0)
                yield { spell: at, targets: group };
            else {
                const here = scene.now.combatant.zone[group[0]];
                for (const to of graph.next[here]) {
                    yield { spell: at, targets: group, to };
                }
            }
        }
    }
}
/** Whom a helpful spell may be meant for: friends, the fallen too when it heals. */
function friends(scene, actor, spell) {
    const rows = [];
    for (let row = 0; row < scene.combatants; row++) {
        if (row === actor || areOpponents(scene, row, actor))
            continue;
        if (isUp(scene, row) || (spell.healing !== null && isHere(scene, row)))
            rows.push(row);
    }
    return rows;
}
/** Each one alone, and the first so many together. */
function groups(rows, most) {
    const found = rows.map((row) => [row]);
    if (most > 1 && rows.length > 1)
        found.push(rows.slice(0, most));
    return found;
}
/** Casts a spell. */
export const cast = act({
    id: 'cast',
    rule: 'action-cast-spell',
    title: 'Cast a spell',
    params: [
        spellParam('spell'),
        spellTargetsParam('targets', 'spell'),
        spellZoneParam('zone', 'spell'),
        zoneParam('to', { optional: true }),
    ],
    suggest: casts,
    check(scene, { actor, spell, targets, zone, to }) {
        const why = cannotAct(scene, actor) ?? cannotTarry(scene, actor);
        if (why !== null)
            return why;
        const what = spellOf(scene, actor, spell);
        const hostile = what.hostile ? cannotBeHostile(scene, actor) : null;
        return hostile ?? cannotCast(scene, actor, what, targets, zone, to);
    },
    resolve(scene, { actor, spell, targets, zone, to }) {
        spendAction(scene, actor);
        castSpell(scene, actor, spellOf(scene, actor, spell), targets, zone, to);
    },
});
//# sourceMappingURL=cast.js.map