import { REFEREE, rulesetOf } from '@fray/kernel/rules';
import { acts, orders } from './actions/all.js';
import { mayCommand } from './actions/gate.js';
import { settleFight } from './actions/offers.js';
import { freeHitsCatalogueOptions } from './catalogue/options.js';
import { freeHitsRuleTitles } from './catalogue/rule-ids.js';
import { describe, describeFight, fact, healthWord, secretFacts } from './describe.js';
import { events } from './events.js';
import { imaginePlaces } from './imagining.js';
import { isHiddenFrom } from './look.js';
import { open } from './opening.js';
import { aggressive } from './policies/aggressive.js';
import { blowWord, injuries, setClock } from './reckoning.js';
import { actorNow, isAble } from './rules/who.js';
import { about } from './showing/about.js';
import { between } from './showing/between.js';
import { card } from './showing/card.js';
import { aboutContent, content } from './showing/content.js';
import { figure } from './showing/figure.js';
import { ground } from './showing/ground.js';
import { order } from './showing/order.js';
import { price } from './showing/price.js';
import { reach } from './showing/reach.js';
import { threat } from './showing/threat.js';
import { fate, isStanding, resources } from './standing.js';
import { OUTSIDE, tables } from './tables.js';
/** Who may command now: the unit whose turn it is. */
function commanders(scene) {
    const actor = actorNow(scene);
    return actor < 0 ? [] : [actor];
}
/** What is due unless somebody has other plans: the battle starts; the turn of one that cannot act ends. */
function routine(scene) {
    if (scene.now.fight.phase[0] === OUTSIDE)
        return orders.start.make(REFEREE);
    const actor = actorNow(scene);
    return actor >= 0 && !isAble(scene, actor) ? acts.end.make(actor) : null;
}
/** The rules of `free-hits`. */
export const freeHitsRules = rulesetOf({
    id: 'free-hits',
    title: 'Free hits: careless steps and bad rolls hand blows to the enemy',
    version: '2',
    tables,
    options: freeHitsCatalogueOptions,
    actions: [...Object.values(acts), ...Object.values(orders)],
    policies: [aggressive],
    simple: {
        otherwise: (actor) => acts.end.make(actor),
        final: new Set([acts.leave.id, acts.yieldUp.id]),
        first: ['stand-up', 'attack', 'extra-attack', 'cast', 'move'],
    },
    ruleTitles: freeHitsRuleTitles,
    ruleTexts: async () => (await import('./catalogue/rule-texts.js')).freeHitsRuleTexts,
    open,
    mayCommand,
    commanders,
    routine,
    settleFight,
    events,
    healthWord,
    isStanding,
    fate,
    vitality: (scene, row) => scene.now.combatant.hp[row],
    blowWord,
    injuries,
    setClock,
    describe,
    describeFight,
    secretFacts,
    resources,
    isHiddenFrom,
    fact,
    imaginePlaces,
    showing: { ground, figure, order, card, price, about, content, aboutContent, reach, threat, between },
});
//# sourceMappingURL=rules.js.map