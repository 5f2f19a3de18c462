import { REFEREE, rulesetOf } from '@fray/kernel/rules';
import { acts, orders } from './actions/all.js';
import { mayCommand } from './actions/gate.js';
import { zonesRuleTitles } from './catalogue/rule-ids.js';
import { describe, describeFight, healthWord } from './describe.js';
import { zonesOptions } from './encounter/options.js';
import { events } from './events.js';
import { openFight } from './opening.js';
import { aggressive } from './policies/aggressive.js';
import { blowWord, setClock } from './reckoning.js';
import { settle } from './rules/ending.js';
import { isMoraleDue } from './rules/morale.js';
import { nextInOrder, whoIsNext } from './rules/turns.js';
import { about } from './showing/about.js';
import { card } from './showing/card.js';
import { aboutContent, content } from './showing/content.js';
import { figure } from './showing/figure.js';
import { ground } from './showing/ground.js';
import { order } from './showing/order.js';
import { price } from './showing/price.js';
import { between, reach, threat } from './showing/reach.js';
import { fate, isStanding, resources } from './standing.js';
import { BETWEEN, SETUP, TURN, tables } from './tables.js';
/** Who may command now: whoever's Turn it is, or everybody whose Turn may begin. */
function commanders(scene) {
    const phase = scene.now.fight.phase[0];
    if (phase === TURN)
        return [scene.now.fight.turn[0]];
    return phase === BETWEEN ? whoIsNext(scene) : [];
}
/** What is due unless somebody has other plans: combat breaks out, the next Turn begins. */
function routine(scene) {
    const phase = scene.now.fight.phase[0];
    if (phase === TURN)
        return null;
    if (phase === SETUP)
        return orders.start.make(REFEREE);
    const next = phase === BETWEEN ? nextInOrder(scene) : -1;
    return next < 0 ? null : acts.begin.make(next);
}
/** Between two Turns the computer's referee calls for Morale when the table's option says so. */
function calledFor(scene) {
    return scene.now.fight.phase[0] === BETWEEN && isMoraleDue(scene) ? orders.morale.make(REFEREE) : null;
}
/** A command by one whose Turn is about to begin takes the beginning for granted. */
function implied(scene, command) {
    if (command.actor < 0 || command.action === acts.begin.id || scene.now.fight.phase[0] !== BETWEEN)
        return null;
    return mayCommand(scene, command.actor) === null ? acts.begin.make(command.actor) : null;
}
/** The rules of `zones`. */
export const zonesRules = rulesetOf({
    id: 'zones',
    title: 'Zones: players roll both ways',
    version: '2',
    tables,
    options: zonesOptions,
    actions: [...Object.values(acts), ...Object.values(orders)],
    policies: [aggressive],
    simple: {
        otherwise: (actor) => acts.end.make(actor),
        final: new Set([acts.leave.id]),
        first: ['attack', 'cast', 'move', 'struggle'],
    },
    ruleTitles: zonesRuleTitles,
    ruleTexts: async () => (await import('./catalogue/rule-texts.js')).zonesRuleTexts,
    open: openFight,
    mayCommand,
    commanders,
    routine,
    calledFor,
    implied,
    settleFight: settle,
    events,
    healthWord,
    isStanding,
    fate,
    vitality: (scene, row) => scene.now.combatant.hp[row],
    blowWord,
    setClock,
    describe,
    describeFight,
    resources,
    showing: { ground, figure, order, card, price, about, content, aboutContent, reach, threat, between },
});
//# sourceMappingURL=rules.js.map