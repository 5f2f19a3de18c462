import { refuse } from '../citing.js';
import { cite } from '../scene.js';
import { OWED, SPENT } from '../tables.js';
import { ATTACK_ACTION, BONUS_ACTION, MOVE_ACTION, WHOLE_TURN } from '../words.js';
import { actorNow } from './who.js';
cite('turn-budget', 'unspent-lost', 'weakening-ba', 'stand-up-debts');
const WORDS = ['Attack Action', 'Move Action', 'Bonus Action'];
/** What a turn of the unit has at most to give of a kind of action: less what wounds take. */
const wholeBudget = (scene, who, kind) => kind === BONUS_ACTION ? Math.max(0, WHOLE_TURN[kind] - scene.now.combatant.weakened[who]) : WHOLE_TURN[kind];
/** What is left of a kind of action: on the unit's turn, else of its next one. */
export function budgetLeft(scene, who, kind) {
    const owed = scene.read(OWED[kind], who);
    const spent = scene.read(SPENT[kind], who);
    return Math.max(0, wholeBudget(scene, who, kind) - owed - spent);
}
export const price = (attack, move, bonus) => ({ attack, move, bonus });
/** Whether the unit can pay now. */
export const canPay = (scene, who, { attack, move, bonus }) => (attack === 0 || budgetLeft(scene, who, ATTACK_ACTION) >= attack) &&
    (move === 0 || budgetLeft(scene, who, MOVE_ACTION) >= move) &&
    (bonus === 0 || budgetLeft(scene, who, BONUS_ACTION) >= bonus);
/** Why the unit cannot pay now, or null. `rule` refuses where a kind is short. */
export function cannotPay(scene, who, due, rule = 'turn-budget') {
    if (due.attack > 0 && budgetLeft(scene, who, ATTACK_ACTION) < due.attack)
        return short(scene, who, ATTACK_ACTION, rule);
    if (due.move > 0 && budgetLeft(scene, who, MOVE_ACTION) < due.move)
        return short(scene, who, MOVE_ACTION, rule);
    if (due.bonus > 0 && budgetLeft(scene, who, BONUS_ACTION) < due.bonus)
        return short(scene, who, BONUS_ACTION, rule);
    return null;
}
function short(scene, who, kind, rule) {
    const left = budgetLeft(scene, who, kind);
    const none = left === 0 ? `no ${WORDS[kind]}` : `only ${left} ${WORDS[kind]}`;
    return refuse(rule, `${scene.name(who)} has ${none} left for this turn.`);
}
/** Pays with actions of this turn. */
export function pay(scene, who, { attack, move, bonus }, rule) {
    const { attackSpent, moveSpent, bonusSpent } = scene.now.combatant;
    if (attack > 0)
        scene.set(SPENT[0], who, attackSpent[who] + attack, rule);
    if (move > 0)
        scene.set(SPENT[1], who, moveSpent[who] + move, rule);
    if (bonus > 0)
        scene.set(SPENT[2], who, bonusSpent[who] + bonus, rule);
}
/** Owes an action of the next turn. */
export function owe(scene, who, kind) {
    const column = OWED[kind];
    scene.set(column, who, scene.read(column, who) + 1, 'stand-up-debts');
}
/** Whether it is the unit's turn. */
export const isOwnTurn = (scene, who) => actorNow(scene) === who;
//# sourceMappingURL=budget.js.map