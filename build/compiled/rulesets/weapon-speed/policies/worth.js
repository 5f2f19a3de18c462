import { CONDITION_TABLE } from '../tables.js';
/** What a strike deals on average when it hits, all strikes together, in tenths. */
export function worthOf({ damage, strikes, crit }) {
    if (damage === null)
        return 1;
    const mean = (damage.min + damage.max) / 2;
    return Math.round(10 * strikes * Math.max(0, mean) * (1 + 0.05 * Math.max(0, crit - 1)));
}
/** What a round of these is worth, in tenths of a point of damage: a point of attack or Defense, a point of Armor, and more. */
const POINT = 6;
const ARMOR = 15;
const HALTED = 10;
const HALF_THE_TIME = 30;
const PARALYSIS = 60;
/** Rounds of a condition that are counted. */
const ROUNDS = 3;
/**
 * What effects are worth on one combatant, in tenths of a point of damage: what they deal to an enemy, or give a friend
 * that it lacks. What is there already is worth nothing.
 */
export function worthOfEffects(scene, effects, target) {
    const { stress, stressMax, wp, wpMax, mana, manaMax } = scene.now.combatant;
    const missing = (now, most) => Math.max(0, most[target] - now[target]);
    let sum = 0;
    for (const effect of effects) {
        switch (effect.effect) {
            case 'damage':
                sum += 5 * (effect.amount.min + effect.amount.max);
                break;
            case 'attribute-damage':
                sum += 30;
                break;
            case 'condition': {
                if (hasCondition(scene, target, effect.condition.at))
                    break;
                const bearing = scene.setup.conditions[effect.condition.at]?.bearing;
                if (bearing === undefined)
                    break;
                sum += worthOfBearing(bearing) * (effect.rounds === 0 ? ROUNDS : Math.min(ROUNDS, effect.rounds));
                break;
            }
            case 'restore': {
                const mean = (effect.amount.min + effect.amount.max) / 2;
                if (effect.pool === 'stress')
                    sum += 10 * Math.min(mean, missing(stress, stressMax));
                else if (effect.pool === 'wound-points')
                    sum += 10 * Math.min(mean, missing(wp, wpMax));
                else
                    sum += 4 * Math.min(mean, missing(mana, manaMax));
                break;
            }
            case 'base-initiative':
                sum += 5 * Math.abs(effect.amount);
                break;
        }
    }
    return Math.round(sum);
}
/** What a round of a condition does to an enemy, or for a friend. */
function worthOfBearing(bearing) {
    const { attack, defense, armor, paralyzed, prone, noMove, noReaction, oneActionInTwo } = bearing;
    let worth = POINT * Math.abs(attack + defense) + ARMOR * Math.abs(armor);
    if (paralyzed)
        worth += PARALYSIS;
    if (oneActionInTwo)
        worth += HALF_THE_TIME;
    if (prone || noMove || noReaction)
        worth += HALTED;
    return worth;
}
function hasCondition(scene, row, condition) {
    const { of, condition: which } = scene.now.condition;
    for (let i = 0; i < scene.rows(CONDITION_TABLE); i++)
        if (of[i] === row && which[i] === condition)
            return true;
    return false;
}
/** How many Wound Points effects restore on average; 0 for those that restore none. */
export function healingOf(effects) {
    let sum = 0;
    for (const effect of effects) {
        if (effect.effect === 'restore' && effect.pool === 'wound-points')
            sum += (effect.amount.min + effect.amount.max) / 2;
    }
    return sum;
}
//# sourceMappingURL=worth.js.map