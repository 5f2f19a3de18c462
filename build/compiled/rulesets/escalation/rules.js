import { rulesetOf } from '@fray/kernel/rules';
import { begin } from './actions/action.js';
import { basicMelee, basicRanged, coupDeGrace, use } from './actions/fight.js';
import { mayCommand } from './actions/gate.js';
import { grantSave, rally, stabilize, stance, sustain } from './actions/helping.js';
import { diceyMove, disengage, move } from './actions/moving.js';
import { ready } from './actions/readying.js';
import { start, surprise } from './actions/referee-begins.js';
import { condition, endConditionAction } from './actions/referee-conditions.js';
import { effect, lastGasp, out, staggered } from './actions/referee-life.js';
import { override } from './actions/referee-override.js';
import { endCombat, endEncounterAction, join, remove } from './actions/referee-roster.js';
import { adjust, advantage, position, skill } from './actions/referee-rules.js';
import { triggerBy } from './actions/referee-triggers.js';
import { campaignLoss, downtime, fullRestAction, nextFight, quickRestAction, useRecoveryAction, } from './actions/resting.js';
import { deed, delay, end, fightInSpirit, flee } from './actions/waiting.js';
import { escalationCatalogueOptions } from './catalogue/options.js';
import { escalationRuleTitles } from './catalogue/rule-ids.js';
import { describe, describeFight, fact, healthWord, secretFacts } from './describe.js';
import { events } from './events.js';
import { openWith } from './opening.js';
import { aggressive } from './policies/aggressive.js';
import { dueFirst } from './policies/due.js';
import { blowWord, setClock } from './reckoning.js';
import { settle } from './rules/ending.js';
import { hasNext } from './rules/rest.js';
import { advance, isAnybodysTurn, mayAct, mayBegin } from './rules/turns.js';
import { actorNow, isIn } from './rules/who.js';
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
import { fate, isStanding, isToCome, resources } from './standing.js';
import { F, FIGHT, NONE, REST, SETUP, SURPRISE, tables } from './tables.js';
import { SPIRIT } from './words.js';
const combatantActions = [
    begin,
    basicMelee,
    basicRanged,
    use,
    coupDeGrace,
    move,
    disengage,
    diceyMove,
    rally,
    stabilize,
    grantSave,
    sustain,
    stance,
    ready,
    deed,
    fightInSpirit,
    delay,
    flee,
    useRecoveryAction,
    end,
];
const refereeActions = [
    start,
    surprise,
    position,
    condition,
    endConditionAction,
    effect,
    skill,
    out,
    lastGasp,
    staggered,
    advantage,
    adjust,
    triggerBy(() => escalationRules.actions),
    quickRestAction,
    fullRestAction,
    downtime,
    campaignLoss,
    nextFight,
    endEncounterAction,
    join,
    remove,
    override,
    endCombat,
];
/** What is due unless somebody has other plans: the fight begins; between encounters rests are taken and the day goes on. */
function routine(scene) {
    const phase = scene.now.fight.phase[0];
    if (phase === SETUP)
        return start.make(-1);
    if (phase !== REST)
        return null;
    const next = scene.setup.encounters[scene.now.fight.encounter[0] + 1];
    const rest = hasNext(scene) ? (next?.rest ?? 'none') : scene.setup.lastRest;
    const full = fullRestAction.make(-1);
    const isFull = rest === 'full' && fullRestAction.check(scene, full) === null;
    if (isFull && scene.now.fight.encountersToday[0] > 0)
        return full;
    // Where the table does not allow a Full Rest yet, a Quick Rest has to do.
    if (rest !== 'none' && !isFull && scene.now.fight.resting[0] === 0)
        return quickRestAction.make(-1);
    return nextFight.make(-1);
}
const NO_BEGINNING = new Set([begin.id, delay.id, end.id, flee.id, useRecoveryAction.id]);
/** One who acts has begun its turn. */
function implied(scene, command) {
    if (command.actor < 0 || NO_BEGINNING.has(command.action) || actorNow(scene) >= 0)
        return null;
    return mayBegin(scene, command.actor) ? begin.make(command.actor) : null;
}
/** After each command: the encounter may be over; the turn of one who has left is. */
function settleFight(scene) {
    settle(scene);
    const phase = scene.now.fight.phase[0];
    if (phase !== FIGHT && phase !== SURPRISE)
        return;
    const actor = actorNow(scene);
    if (actor >= 0 && !isIn(scene, actor) && scene.now.combatant.out[actor] !== SPIRIT) {
        scene.set(F.turn, 0, NONE, 'enemy-at-zero');
        advance(scene);
    }
    else if (actor < 0 && !isAnybodysTurn(scene))
        advance(scene);
}
/** The rules of `escalation`. */
export const escalationRules = rulesetOf({
    id: 'escalation',
    title: 'Escalation: heroes who grow with every round, and no map',
    version: '4',
    tables,
    options: escalationCatalogueOptions,
    actions: [...combatantActions, ...refereeActions],
    policies: [aggressive],
    simple: {
        due: dueFirst,
        otherwise: (actor, scene) => dueFirst(scene, actor) ?? end.make(actor),
        final: new Set([flee.id]),
        first: ['basic-melee', 'use', 'basic-ranged', 'move'],
    },
    ruleTitles: escalationRuleTitles,
    ruleTexts: async () => (await import('./catalogue/rule-texts.js')).escalationRuleTexts,
    open: openWith(() => escalationRules.actions),
    mayCommand: mayCommandNow,
    commanders: mayAct,
    routine,
    implied,
    settleFight,
    events,
    healthWord,
    isStanding,
    fate,
    isToCome,
    vitality: (scene, row) => scene.now.combatant.hp[row],
    blowWord,
    setClock,
    describe,
    describeFight,
    secretFacts,
    resources,
    fact,
    showing: { ground, figure, order, card, price, about, content, aboutContent, reach, threat, between },
});
/** In a rest a PC may use Recoveries, whatever else there is to do. */
function mayCommandNow(scene, actor) {
    return scene.now.fight.resting[0] === 1 && isIn(scene, actor) ? null : mayCommand(scene, actor);
}
//# sourceMappingURL=rules.js.map