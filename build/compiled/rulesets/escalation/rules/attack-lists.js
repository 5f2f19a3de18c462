import { cite } from '../scene.js';
import { escalationOf } from './figures.js';
cite('natural-triggers', 'escalation-odd-even', 'ability-escalation-special', 'fumble');
export const NO_EFFECTS = [];
/** Whether an effect is damage to the target: of an attack it is part of the blow, whichever list it stands in. */
export const isBlow = (effect) => effect.effect === 'damage' && effect.on === 'target';
/**
 * The lists of an ability that the result of an attack calls up, in their order: of the hit or the miss, of the Crit, of
 * the Natural, of the escalation die. A Crit Fail has none of those that belong to a miss.
 */
export function listsOf(scene, attack) {
    const { ability, attacker, natural, hit, crit, fumble } = attack;
    const lists = [];
    if (ability === null)
        return lists;
    if (!fumble)
        lists.push(hit ? ability.hit : ability.miss);
    if (crit)
        lists.push(ability.crit);
    for (const { on, of, effects } of ability.natural) {
        if (of === 'hit' && !hit)
            continue;
        if (of === 'miss' && (hit || fumble))
            continue;
        const fits = on === 'odd' ? natural % 2 === 1 : on === 'even' ? natural % 2 === 0 : natural >= on;
        if (fits)
            lists.push(effects);
    }
    if (hit)
        lists.push(...parityLists(scene, attacker, ability));
    return lists;
}
/** What an ability adds on an odd or even die, below and from its escalation on. */
export function parityLists(scene, who, ability) {
    const die = escalationOf(scene, who);
    const lists = [];
    if (die > 0)
        lists.push(die % 2 === 1 ? ability.odd : ability.even);
    if (ability.special)
        lists.push(die >= ability.escalation ? ability.above : ability.below);
    return lists;
}
//# sourceMappingURL=attack-lists.js.map