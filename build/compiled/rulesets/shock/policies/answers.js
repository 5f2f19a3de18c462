import { hasMoment } from '../instants/powers.js';
import { shockIfMissed } from '../rules/damage.js';
import { acOf } from '../rules/modifiers.js';
import { areEnemies } from '../rules/who.js';
/** The position of an option that may be chosen and passes the test; the first option where there is none. */
function positionOf(question, test) {
    const at = question.options.findIndex(({ value, refusal }) => refusal === undefined && test(String(value)));
    return Math.max(0, at);
}
/** Hit points up to which a blow is worth the Main Action of the coming turn. */
const DEAR_LIFE = 6;
/**
 * Answers at windows: what was held goes at the enemy that acts; a power whose moment has come is used; a blow that more AC
 * would stop is stopped, by a power or a quick spell where there is one, else by Total Defense where the hit matters; a Main
 * Action left over pays for a Snap Attack, or for Total Defense against mere Shock.
 */
export function answerWindow(scene, question) {
    const blow = scene.pending;
    const who = question.to;
    const { hp, passed, mainSpent, holding } = scene.now.combatant;
    const isRolled = blow !== null && question.moment === 'roll';
    const isVictim = isRolled && blow.target === who;
    const guard = isVictim ? guardAgainst(scene, who, blow) : null;
    const power = (guard === null ? 0 : positionOf(question, (value) => value === guard)) || usePower(scene, question);
    if (power > 0)
        return power;
    const hasMain = mainSpent[who] === 0;
    const spare = passed[who] === 1;
    if (isVictim && hasMain && blow.hit && (spare || hp[who] <= DEAR_LIFE)) {
        if (blow.forced === 0 && blow.total < acOf(scene, who) + 2)
            return totalDefense(question);
    }
    const held = holding[who] === 1 ? heldBlow(scene, question) : 0;
    if (held > 0 || !isRolled || !hasMain || !spare)
        return held;
    const snap = areEnemies(scene, who, blow.attacker) ? snapAt(question, scene.name(blow.attacker)) : 0;
    return snap > 0 || !isVictim || blow.hit || shockIfMissed(scene, blow) === 0 ? snap : totalDefense(question);
}
const totalDefense = (question) => positionOf(question, (value) => value === 'total-defense');
const snapAt = (question, name) => positionOf(question, (value) => value.startsWith(`snap ${name} `) && !value.endsWith('shove') && !value.endsWith('grapple'));
/** How the power or quick spell that turns the hit into a miss is called upon, or null. */
function guardAgainst(scene, who, blow) {
    if (!blow.hit || blow.forced !== 0)
        return null;
    const { powers, spells, gifts, quickSpells } = scene.fighter(who);
    const missing = blow.total - acOf(scene, who) + 1;
    const enough = (effects) => effects.some((one) => one.effect === 'ac' && one.amount >= missing);
    const power = gifts.instants
        ? powers.find(({ cost, moment, effects }) => cost === 'instant' && moment === 'any' && enough(effects))
        : undefined;
    if (power !== undefined)
        return `use ${power.name}`;
    const spell = quickSpells
        ? spells.find(({ cost, target, effects }) => cost === 'instant' && target === 'self' && enough(effects))
        : undefined;
    return spell === undefined ? null : `cast ${spell.name}`;
}
/** What was held goes at the one who acts, if that is an enemy; when it would be lost, at anybody. */
function heldBlow(scene, question) {
    const actor = question.about[1];
    if (actor === undefined)
        return positionOf(question, (value) => /^(attack|shoot) /.test(value));
    if (!areEnemies(scene, question.to, actor))
        return 0;
    const name = scene.name(actor);
    const blows = [`attack ${name}`, `shoot ${name}`];
    return positionOf(question, (value) => blows.some((blow) => value === blow || value.startsWith(`${blow} `)));
}
/** A power whose moment has come is used. */
const usePower = (scene, question) => hasMoment(scene, question.to, scene.pending) ? positionOf(question, (value) => value.startsWith('use ')) : 0;
/** Steps in the way of an attack on its ward unless it would not stand the blow better than the ward. */
export function answerScreen(scene, question) {
    const ward = question.about[2];
    const { hp } = scene.now.combatant;
    return hp[question.to] * 2 >= hp[ward] ? 0 : 1;
}
//# sourceMappingURL=answers.js.map