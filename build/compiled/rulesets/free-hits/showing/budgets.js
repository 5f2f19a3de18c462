import { hasBit } from '../bits.js';
import { budgetLeft } from '../rules/budget.js';
import { usualMelee } from '../rules/gear.js';
import { slotsLeft } from '../rules/strikes.js';
import { isAble, isIn } from '../rules/who.js';
import { ATTACK_ACTION, BONUS_ACTION, MOVE_ACTION, WHOLE_TURN } from '../words.js';
const ACTIONS = [
    { id: 'attack', kind: ATTACK_ACTION, label: 'Attack Action' },
    { id: 'move', kind: MOVE_ACTION, label: 'Move Action' },
    { id: 'bonus', kind: BONUS_ACTION, label: 'Bonus Action' },
];
/** What is left of the actions of this turn, or what the next one will have; spaces that are bought and not yet walked. */
export function budgets(scene, row) {
    if (!isIn(scene, row))
        return [];
    const found = ACTIONS.map(({ id, kind, label }) => {
        const left = budgetLeft(scene, row, kind);
        const of = WHOLE_TURN[kind];
        return { id, label, left, of, words: left === 0 ? `no ${label}` : left === 1 ? label : `${left} ${label}s` };
    });
    const spaces = scene.now.combatant.spaces[row];
    if (spaces > 0) {
        const words = `${spaces} ${spaces === 1 ? 'space' : 'spaces'} bought`;
        found.push({ id: 'spaces', label: 'Spaces bought', left: spaces, of: spaces, words });
    }
    return found;
}
const MOMENTS = {
    'after-hit': 'after a hit of its own',
    'after-defeat': 'when it brings somebody down',
    'enemy-enters': 'when an enemy comes into its melee zone',
    'own-turn': 'on its own turn',
};
/** Free hits left this round, the attacks that feats give, and getting up out of turn. */
export function reactions(scene, row, lens) {
    if (!isIn(scene, row))
        return [];
    const who = scene.name(row);
    const found = [];
    const rule = (name) => ({ kind: 'rule', name, of: null });
    const knows = lens.knows('abilities', row);
    const can = isAble(scene, row) && (!knows || usualMelee(scene, row) >= 0);
    found.push({
        label: 'Free hits',
        left: knows ? slotsLeft(scene, row) : null,
        of: knows ? scene.now.combatant.slotsMost[row] : null,
        words: can ? 'at enemies that leave its melee zone, move about in it or roll a 1 there' : 'not now',
        ref: rule('free-hit'),
    });
    if (knows) {
        for (const [moment, feats] of Object.entries(scene.unit(row).gifts.freeAttacks)) {
            for (const { feat, name, once } of feats) {
                const { featsTurn, featsRound } = scene.now.combatant;
                const isUsed = once !== 'never-limited' && hasBit(once === 'turn' ? featsTurn[row] : featsRound[row], feat);
                const often = once === 'never-limited' ? '' : `, once a ${once}`;
                found.push({
                    label: name,
                    left: once === 'never-limited' ? null : isUsed ? 0 : 1,
                    of: once === 'never-limited' ? null : 1,
                    words: `an attack ${MOMENTS[moment]}${often}, for a free hit`,
                    ref: { kind: 'feat', name, of: who },
                });
            }
        }
    }
    if (scene.now.combatant.prone[row] === 1) {
        const words = 'on an enemy’s turn, for an action of its next turn';
        found.push({ label: 'Getting up', left: null, of: null, words, ref: rule('stand-up-out-of-turn') });
    }
    return found;
}
//# sourceMappingURL=budgets.js.map