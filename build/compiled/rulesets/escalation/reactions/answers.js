import { refuse } from '../citing.js';
import { abilityOf, badTarget, cannotUse, everybodyFor } from '../rules/abilities.js';
import { useAbility } from '../rules/using.js';
import { actorNow, areEnemies, canReact, isPc } from '../rules/who.js';
import { cite } from '../scene.js';
import { NONE } from '../tables.js';
import { FREE, INTERRUPT, MELEE, TRIGGERS } from '../words.js';
import { reactionOrder } from './order.js';
import { pointlessOf } from './pointless.js';
const NOWHERE = { to: NONE, also: [], away: [] };
cite('action-interrupt', 'interrupt-timing', 'action-free', 'ability-used-when', 'surprised-no-reactions');
/** Offers every ability that answers what has happened, one combatant after the other; each may make the next moot. */
export function offerAnswers(scene, what, moment, isMoot) {
    for (const who of reactionOrder(scene, what.when)) {
        for (const position of scene.fighter(who).answers) {
            if (isMoot())
                return;
            const ability = abilityOf(scene, who, position);
            if (!fits(scene, who, ability, what))
                continue;
            const forbidden = cannotAnswer(scene, who, position, what);
            if (forbidden !== null) {
                scene.passOver(who, ruleOf(ability), forbidden);
                continue;
            }
            const said = asks(scene, who, ability, what, moment);
            if (said !== 'no')
                useAbility(scene, useOf(scene, who, position, ability, what, said === 'knock-out'));
        }
    }
}
/** Whether the trigger of the ability is what has happened. */
function fits(scene, who, { trigger }, { when, by, to, attack }) {
    if (trigger === null || trigger.when !== when)
        return false;
    if (!concerns(scene, who, trigger, to))
        return false;
    if (attack !== null && !isKind(trigger.by, attack))
        return false;
    const name = TRIGGERS[when];
    if (name === 'ally-drops')
        return !areEnemies(scene, who, to) && who !== to;
    if (name === 'enemy-drops')
        return areEnemies(scene, who, to);
    return by < 0 || (by !== who && areEnemies(scene, who, by));
}
function concerns(scene, who, { when, who: whose }, to) {
    const name = TRIGGERS[when];
    if (name === 'enemy-moves' || name === 'ally-drops' || name === 'enemy-drops')
        return true;
    return whose === 'self' ? to === who : to !== who && to >= 0 && !areEnemies(scene, who, to);
}
function isKind(by, { ability, basic }) {
    if (by === 'any')
        return true;
    if (ability === null)
        return by === (basic === MELEE ? 'melee' : 'ranged');
    return by === 'melee' ? ability.isMelee : by === 'ranged' ? ability.isRanged : ability.isSpell;
}
/** The rule by which somebody is asked about it. */
const ruleOf = ({ action }) => (action === INTERRUPT ? 'action-interrupt' : 'action-free');
/** Why the combatant cannot answer with it now, or null: an Interrupt comes once, and not on one's own turn. */
function cannotAnswer(scene, who, position, what) {
    const ability = abilityOf(scene, who, position);
    if (!canReact(scene, who))
        return refuse('surprised-no-reactions', `${scene.name(who)} cannot react.`);
    if (ability.action === INTERRUPT) {
        if (actorNow(scene) === who)
            return refuse('action-interrupt', `It is the turn of ${scene.name(who)}.`);
        if (scene.now.combatant.interruptUsed[who] === 1) {
            return refuse('action-interrupt', `${scene.name(who)} has used its Interrupt.`);
        }
    }
    else if (ability.action !== FREE)
        return refuse('action-free', `${ability.name} answers nothing.`);
    const why = cannotUse(scene, who, position);
    if (why !== null)
        return why;
    if (ability.vs >= 0 && what.by < 0)
        return refuse('ability-entry', 'There is nobody to attack.');
    const on = onWhom(who, ability, what);
    return on === who ? null : badTarget(scene, who, ability, on, NOWHERE);
}
const PROMPTS = {
    attacked: '{1} attacks {2}.',
    hit: '{1} hits {2}.',
    missed: '{1} misses {2}.',
    damaged: '{2} has taken damage.',
    'enemy-moves': '{1} moves.',
    'enemy-engages': '{1} moves to engage {2}.',
    'ally-drops': '{2} has dropped.',
    'enemy-drops': '{2} has dropped.',
};
/** What may be said: no, yes, or yes and an enemy that drops by it is left unconscious; in the order of the options. */
const SAID = ['no', 'yes', 'knock-out'];
function asks(scene, who, ability, what, moment) {
    const { when, by, to } = what;
    const prompt = `${PROMPTS[TRIGGERS[when]] ?? ''} Does {0} use ${ability.name}?`;
    const options = [
        { value: 'decline', label: 'no' },
        { value: `use ${ability.id}`, label: `use ${ability.name}` },
    ];
    if (ability.vs >= 0 && ability.dealsDamage && !isPc(scene, by)) {
        options.push({ value: `use ${ability.id} knock-out`, label: `use ${ability.name} to knock it out` });
    }
    const question = {
        rule: ruleOf(ability),
        kind: 'choice',
        to: who,
        prompt,
        about: [who, by >= 0 ? by : who, to >= 0 ? to : who],
        options,
        preset: 1,
        decline: 0,
        reaction: true,
        moment,
        ...pointlessOf(scene, who, ability, when, what.attack),
    };
    return SAID[scene.ask(question)];
}
/** How the ability is used: on everybody in its reach where it is for all, else its attack at whoever set it off, its effects where they say. */
const useOf = (scene, who, position, ability, what, knockOut) => ({
    who,
    position,
    targets: ability.target.count === 0 ? everybodyFor(scene, who, ability) : [onWhom(who, ability, what)],
    going: NOWHERE,
    slot: NONE,
    knockOut,
    fromSecondary: NONE,
    coup: false,
    setOffBy: what.by,
});
/** On whom it is: an attack on whoever set it off; else on allies where it is for them, on whoever set it off, or on itself. */
function onWhom(who, { target, vs }, { by, to }) {
    if (vs >= 0)
        return by;
    if (target.who === 'self')
        return who;
    if (target.who === 'ally')
        return to >= 0 ? to : who;
    return by >= 0 ? by : who;
}
//# sourceMappingURL=answers.js.map