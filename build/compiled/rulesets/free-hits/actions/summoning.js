import { combatantParam } from '@fray/kernel/rules';
import { refuse } from '../citing.js';
import { isOwnTurn } from '../rules/budget.js';
import { vanish } from '../rules/leaving.js';
import { cannotThrall, isUnthralled, makeThrall, summonsOf } from '../rules/thralls.js';
import { begin } from '../rules/turns.js';
import { isIn } from '../rules/who.js';
import { cite } from '../scene.js';
import { act } from './define.js';
import { cannotAct } from './gate.js';
cite('thrall', 'thrall-when', 'thrall-cost', 'thrall-mhp');
const unitParam = combatantParam('unit', {
    label: 'which summoned unit',
    candidates: (scene, actor) => summonsOf(scene, actor),
});
const notOwn = (scene, actor, unit) => (isOwnTurn(scene, actor)
    ? null
    : refuse('thrall-when', `Thralls are made and released on one's own turn; it is not ${scene.name(actor)}'s.`)) ??
    cannotAct(scene, actor) ??
    (scene.now.combatant.summoner[unit] === actor && isIn(scene, unit)
        ? null
        : refuse('thrall', `${scene.name(actor)} does not control ${scene.name(unit)}.`));
/** Pays for a summoned unit, which is then kept in and out of battle. */
export const thrall = act({
    id: 'thrall',
    rule: 'thrall',
    title: 'Make a summoned unit a thrall',
    when: 'any',
    params: [unitParam],
    check: (scene, { actor, unit }) => notOwn(scene, actor, unit) ??
        (isUnthralled(scene, unit) ? null : refuse('thrall', `${scene.name(unit)} is a thrall already.`)) ??
        cannotThrall(scene, unit),
    resolve(scene, { actor, unit }) {
        begin(scene, actor);
        makeThrall(scene, unit);
    },
});
/** Lets a summoned unit go: it vanishes. */
export const release = act({
    id: 'release',
    rule: 'thrall-when',
    title: 'Release a summoned unit',
    drastic: 'throws-away',
    when: 'any',
    params: [unitParam],
    check: (scene, { actor, unit }) => notOwn(scene, actor, unit),
    resolve(scene, { actor, unit }) {
        begin(scene, actor);
        vanish(scene, unit, 'thrall-when');
    },
});
//# sourceMappingURL=summoning.js.map