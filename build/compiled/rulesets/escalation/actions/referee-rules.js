import { combatantParam, numberParam, textParam, wordParam } from '@fray/kernel/rules';
import { refuse } from '../citing.js';
import { targetParam } from '../command.js';
import { note } from '../events.js';
import { grantAdvantage } from '../rules/conditions.js';
import { setDistance } from '../rules/field.js';
import { skillCheck } from '../rules/skills.js';
import { cite } from '../scene.js';
import { NONE } from '../tables.js';
import { ADVANTAGE_TO, DISTANCES, LASTS, ONE_ROUND, UNTIL_END, UNTIL_REMOVED, UNTIL_START } from '../words.js';
import { order } from './define.js';
import { notOver } from './gate.js';
import { badDuration, notHere } from './referee-checks.js';
cite('skill-check');
/** A skill check. */
export const skill = order({
    id: 'skill',
    rule: 'skill-check',
    title: 'Call for a skill check',
    params: [
        targetParam(),
        textParam('skill', { label: 'the skill' }),
        numberParam('number', -20, 60, { label: 'its difficulty' }),
    ],
    check: () => null,
    resolve(scene, command) {
        skillCheck(scene, command.target, command.skill, command.number ?? 0);
    },
});
cite('distance-after-move', 'relative-distance');
/** Sets how near two are. */
export const position = order({
    id: 'position',
    rule: 'distance-after-move',
    title: 'Set how near two are',
    params: [
        combatantParam('a'),
        combatantParam('b'),
        wordParam('relation', DISTANCES, { label: 'close, nearby or far' }),
    ],
    check: (scene, command) => notOver(scene) ??
        (command.a === command.b ? refuse('relative-distance', 'It takes two.') : null) ??
        notHere(scene, command.a) ??
        notHere(scene, command.b),
    resolve: (scene, command) => setDistance(scene, command.a, command.b, command.relation, 'distance-after-move'),
});
cite('advantage-other-sources');
/** Grants Advantage or Disadvantage. */
export const advantage = order({
    id: 'advantage',
    rule: 'advantage-other-sources',
    title: 'Grant Advantage or Disadvantage',
    params: [
        targetParam(),
        wordParam('to', ADVANTAGE_TO, { label: 'on what' }),
        numberParam('amount', -5, 5),
        wordParam('lasts', LASTS, { optional: true }),
        textParam('from', { label: 'where it comes from', optional: true }),
    ],
    check: (scene, { target, lasts }) => notOver(scene) ?? notHere(scene, target) ?? badDuration(lasts),
    resolve(scene, command) {
        const said = command.lasts;
        const lasts = said >= 0 ? said : UNTIL_REMOVED;
        const name = command.from || 'the referee';
        const timed = lasts === UNTIL_START || lasts === UNTIL_END;
        const of = timed ? command.target : NONE;
        const by = lasts === ONE_ROUND ? command.target : NONE;
        const grant = { to: command.to, amount: command.amount ?? 0, lasts, of, by, name };
        grantAdvantage(scene, command.target, grant, 'advantage-other-sources');
    },
});
cite('relationship-dice');
/** An adjustment of the referee's, recorded. */
export const adjust = order({
    id: 'adjust',
    rule: 'relationship-dice',
    title: 'Record an adjustment',
    params: [targetParam(), textParam('text', { label: 'what it is' })],
    check: (scene) => notOver(scene),
    resolve(scene, { target, text }) {
        note.adjusts(scene, target, text, 'relationship-dice');
    },
});
//# sourceMappingURL=referee-rules.js.map