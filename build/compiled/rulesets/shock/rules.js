import { REFEREE, rulesetOf } from '@fray/kernel/rules';
import { acts, orders } from './actions/all.js';
import { mayCommand } from './actions/gate.js';
import { isEarly } from './actions/paying.js';
import { shockRuleTitles } from './catalogue/rule-ids.js';
import { describe, describeFight, fact, healthWord, secretFacts } from './describe.js';
import { shockOptions } from './encounter/options.js';
import { events } from './events.js';
import { imaginePlaces } from './imagining.js';
import { isHiddenFrom } from './look.js';
import { openWith } from './opening.js';
import { aggressive } from './policies/aggressive.js';
import { setClock } from './reckoning.js';
import { settle } from './rules/ending.js';
import { currentSide, hasFinished, isSideDone, isSideSpent, nextSide } from './rules/turns.js';
import { rowsWhere } from './rules/who.js';
import { about } from './showing/about.js';
import { between } from './showing/between.js';
import { card } from './showing/card.js';
import { cautions } from './showing/cautions.js';
import { aboutContent, content } from './showing/content.js';
import { figure } from './showing/figure.js';
import { ground } from './showing/ground.js';
import { order } from './showing/order.js';
import { price } from './showing/price.js';
import { reach } from './showing/reach.js';
import { threat } from './showing/threat.js';
import { fate, isStanding, resources } from './standing.js';
import { OVER, SETUP, tables } from './tables.js';
const combatantActions = Object.values(acts);
/** Who may command now: every member of the side whose turn it is that has not passed. */
function commanders(scene) {
    const phase = scene.now.fight.phase[0];
    if (phase === SETUP || phase === OVER)
        return [];
    const now = currentSide(scene);
    return rowsWhere(scene, (row) => scene.now.combatant.side[row] === now && !hasFinished(scene, row));
}
/** What is due unless somebody has other plans: combat begins, a side that is done ends its turn. */
function routine(scene) {
    const phase = scene.now.fight.phase[0];
    if (phase === OVER)
        return null;
    if (phase === SETUP)
        return orders.start.make(REFEREE);
    return isSideDone(scene) ? orders.endSide.make(REFEREE) : null;
}
/**
 * An act of the own turn by a member of the next side takes the end of this side's turn for granted, where nothing is left
 * to its members. What may be done on anybody's turn, an Instant or what is held, ends nobody's.
 */
function implied(scene, command) {
    const { actor } = command;
    const phase = scene.now.fight.phase[0];
    if (actor < 0 || phase === SETUP || phase === OVER || mayCommand(scene, actor) !== null)
        return null;
    const { side } = scene.now.combatant;
    if (side[actor] === currentSide(scene) || side[actor] !== nextSide(scene) || !isSideSpent(scene))
        return null;
    const action = combatantActions.find(({ id }) => id === command.action);
    return action !== undefined && isEarly(scene, actor, action.price(scene, command))
        ? orders.endSide.make(REFEREE)
        : null;
}
/** The rules of `shock`. */
export const shockRules = rulesetOf({
    id: 'shock',
    title: 'Shock: misses that hurt, on a grid',
    version: '5',
    tables,
    options: shockOptions,
    actions: [...Object.values(acts), ...Object.values(orders)],
    policies: [aggressive],
    simple: {
        otherwise: (actor) => acts.pass.make(actor),
        without: new Set([acts.heed.id]),
        final: new Set([acts.leave.id]),
        first: ['strike', 'attack', 'shoot', 'cast', 'charge', 'stand-up', 'run'],
    },
    ruleTitles: shockRuleTitles,
    ruleTexts: async () => (await import('./catalogue/rule-texts.js')).shockRuleTexts,
    open: openWith(() => combatantActions),
    mayCommand,
    commanders,
    routine,
    implied,
    settleFight: settle,
    events,
    healthWord,
    isStanding,
    fate,
    vitality: (scene, row) => scene.now.combatant.hp[row],
    setClock,
    describe,
    describeFight,
    secretFacts,
    resources,
    isHiddenFrom,
    fact,
    imaginePlaces,
    cautions,
    showing: { ground, figure, order, card, price, about, content, aboutContent, reach, threat, between },
});
//# sourceMappingURL=rules.js.map