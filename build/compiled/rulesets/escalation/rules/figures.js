import { cite } from '../scene.js';
import { DEFENSE } from '../tables.js';
import { MELEE, PC, SHAKEN } from '../words.js';
import { has } from './conditions.js';
import { ownOf } from './rolls.js';
cite('attack-roll', 'enemy-attack-bonus', 'escalation-to-attacks', 'escalation-odd-even', 'shaken', 'no-recoveries-left');
/** The escalation die as the combatant counts it: 0 while Shaken. */
export const escalationOf = (scene, who) => has(scene, who, SHAKEN) ? 0 : scene.now.fight.escalation[0];
/** The combatant's Volition, less what healing without Recoveries has cost. */
export const volitionOf = (scene, who) => scene.now.combatant.volition[who] - scene.now.combatant.noRecoveryPenalty[who];
/** A defense, less what healing without Recoveries has cost, with conditions of the table. */
export function defenseOf(scene, who, which) {
    const base = scene.read(DEFENSE[which], who);
    const own = ownOf(scene, who).reduce((sum, { defenses }) => sum + (defenses[which] ?? 0), 0);
    return base - scene.now.combatant.noRecoveryPenalty[who] + own;
}
/** Adds what the combatant has for its attack rolls, escalation apart: printed, or Level and Volition. */
function addOwnBonus(scene, who, tally) {
    const { hasBonus, attackBonus, level, volition, noRecoveryPenalty } = scene.now.combatant;
    if (hasBonus[who] === 1)
        return tally.add(attackBonus[who], 'enemy-attack-bonus', 'attack bonus');
    tally.add(level[who], 'attack-roll', 'Level');
    tally.add(volition[who], 'attack-roll', 'Volition');
    const lost = noRecoveryPenalty[who];
    return lost === 0 ? tally : tally.add(-lost, 'no-recoveries-left', 'no Recoveries left');
}
/** What the combatant adds to its attack rolls, escalation apart. */
export const attackBonusOf = (scene, who) => addOwnBonus(scene, who, scene.tally()).total;
/** Adds the parts of an attack's bonus. */
export function addAttackBonus(scene, who, tally) {
    addOwnBonus(scene, who, tally);
    const die = scene.now.fight.escalation[0];
    if (die === 0 || scene.now.combatant.usesEscalation[who] === 0)
        return;
    if (has(scene, who, SHAKEN))
        tally.pass(die, 'shaken', 'escalation die');
    else
        tally.add(die, 'escalation-to-attacks', 'escalation die');
}
cite('stances');
/** The combatant's stance, or null where it has none. */
export const stanceOf = (scene, who) => scene.fighter(who).sheet.stances[scene.now.combatant.stance[who]] ?? null;
/** Whether the combatant counts as in a melee stance: its stance is one, or it has none and a melee attack of its own. */
export function inMeleeStance(scene, who) {
    const stance = stanceOf(scene, who);
    if (stance !== null)
        return stance.kind === MELEE;
    return scene.now.combatant.kind[who] !== PC && scene.fighter(who).hasMelee;
}
cite('staggered', 'staggered-enemy');
/** Whether the combatant is Staggered: at half of its hit points or less, or at what the referee has set for an enemy. */
export function isStaggered(scene, who) {
    const { hp, hpMax, staggeredAt, kind } = scene.now.combatant;
    const set = staggeredAt[who];
    if (set > 0 && kind[who] !== PC && scene.setup.options['staggered-enemy'] === 'set-by-referee') {
        return hp[who] <= set;
    }
    return hp[who] * 2 <= hpMax[who];
}
//# sourceMappingURL=figures.js.map