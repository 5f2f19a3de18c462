import { note } from '../events.js';
import { cite } from '../scene.js';
import { EFFECT, EFFECT_TABLE, NONE } from '../tables.js';
import { isOn, isRepeated, refresh } from './numbers.js';
import { isIn } from './who.js';
cite('flat-footed-causes', 'cannot-act');
/** The end of so many rounds, this one counted, before the battle the first; 0 for none. */
const untilRound = (scene, rounds) => rounds === null ? 0 : Math.max(1, scene.now.fight.round[0]) + rounds - 1;
function openEffect(scene, who, until, keeper, rule) {
    const row = scene.open(EFFECT_TABLE);
    scene.set(EFFECT.who, row, who, rule);
    scene.set(EFFECT.until, row, until, rule);
    scene.set(EFFECT.caster, row, keeper?.caster ?? NONE, rule);
    scene.set(EFFECT.spell, row, keeper?.spell ?? NONE, rule);
    return row;
}
/** Puts a condition on a unit. `rounds`: null until it is ended, or as long as its keeper's spell runs. */
export function addCondition(scene, who, condition, rounds, keeper, rule) {
    const row = openEffect(scene, who, untilRound(scene, rounds), keeper, rule);
    const position = scene.conditions.findIndex((one) => one.id === condition.id);
    scene.set(EFFECT.condition, row, position, rule);
    refresh(scene, who, rule);
    note.condition(scene, who, condition.name, rounds);
}
/** Changes a unit's numbers for a while. */
export function addModify(scene, who, modify, rounds, keeper, rule) {
    const row = openEffect(scene, who, untilRound(scene, rounds), keeper, rule);
    scene.set(EFFECT.accuracy, row, modify.accuracy, rule);
    scene.set(EFFECT.agility, row, modify.agility, rule);
    scene.set(EFFECT.strength, row, modify.strength, rule);
    scene.set(EFFECT.movement, row, modify.movement, rule);
    scene.set(EFFECT.slots, row, modify.slots, rule);
    scene.set(EFFECT.guard, row, modify.reduction, rule);
    refresh(scene, who, rule);
}
/** Ends every effect that the test picks; returns how many. */
function endWhere(scene, rule, test) {
    let ended = 0;
    for (let i = scene.rows(EFFECT_TABLE) - 1; i >= 0; i--) {
        if (!test(i))
            continue;
        const who = scene.now.effect.who[i];
        const condition = scene.conditions[scene.now.effect.condition[i]];
        scene.close(EFFECT_TABLE, i);
        refresh(scene, who, rule);
        ended++;
        if (condition === undefined || !isIn(scene, who))
            continue;
        if (!conditionsOf(scene, who).includes(condition.id)) {
            note['condition-ends'](scene, who, condition.name);
        }
    }
    return ended;
}
/** Ends a unit's conditions: one by its content id, or `any`. */
export const endConditions = (scene, who, id, rule) => endWhere(scene, rule, (i) => {
    const condition = scene.conditions[scene.now.effect.condition[i]];
    return scene.now.effect.who[i] === who && condition !== undefined && (id === 'any' || condition.id === id);
});
/** Ends what a spell has kept up. */
export const endKept = (scene, caster, spell, rule) => endWhere(scene, rule, (i) => {
    const { effect } = scene.now;
    return effect.caster[i] === caster && effect.spell[i] === spell && effect.until[i] === 0;
});
/** What lasted until the end of this round is over. */
export function endTimedEffects(scene) {
    const round = scene.now.fight.round[0];
    endWhere(scene, 'round', (i) => {
        const until = scene.now.effect.until[i];
        return until > 0 && until <= round;
    });
}
/** A unit's conditions that count now, by content id. */
export function conditionsOf(scene, who) {
    const { effect } = scene.now;
    const found = [];
    for (let i = 0; i < scene.rows(EFFECT_TABLE); i++) {
        const condition = effect.who[i] === who ? scene.conditions[effect.condition[i]] : undefined;
        if (condition !== undefined && isOn(scene, i) && !isRepeated(scene, i))
            found.push(condition.id);
    }
    return found;
}
/** Whom an effect of the caster's spell is on. */
export function keptOn(scene, caster, spell) {
    const { effect } = scene.now;
    const found = [];
    for (let i = 0; i < scene.rows(EFFECT_TABLE); i++) {
        const is = effect.caster[i] === caster && effect.spell[i] === spell && effect.until[i] === 0;
        if (is && !found.includes(effect.who[i]))
            found.push(effect.who[i]);
    }
    return found;
}
//# sourceMappingURL=effects.js.map