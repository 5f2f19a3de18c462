import { capital, signed } from '@fray/kernel/rules';
import { attackBonusOf, defenseOf, escalationOf, volitionOf } from '../rules/figures.js';
import { isLeft, isToCome, keptSlot } from '../rules/slots.js';
import { actorNow, isPc, isUp } from '../rules/who.js';
import { NONE, SETUP } from '../tables.js';
import { DEFENSES, KINDS, MOVE, QUICK, SLOTS, STANDARD } from '../words.js';
import { conditions } from './conditions.js';
import { reactions } from './reactions.js';
import { bandWord } from './said.js';
import { groups } from './things.js';
/** Everything about one combatant. A side that hides its abilities shows of them the stance that it is in. */
export const card = (scene, row, lens) => ({
    kind: KINDS[scene.now.combatant.kind[row]],
    budgets: budgets(scene, row),
    conditions: conditions(scene, row, lens),
    groups: groups(scene, row, lens),
    reactions: reactions(scene, row, lens),
    numbers: numbers(scene, row, lens),
    about: scene.fighter(row).sheet.about,
});
/** What is left of this turn, or what the turn to come will have; the Interrupt lasts from turn to turn. */
function budgets(scene, row) {
    if (!isUp(scene, row))
        return [];
    const hasSlots = actorNow(scene) === row || isToCome(scene, row) || scene.now.fight.phase[0] === SETUP;
    const found = [STANDARD, MOVE, QUICK].map((slot) => {
        const label = capital(SLOTS[slot]);
        const isKept = hasSlots && keptSlot(scene, row, slot) !== NONE;
        const left = isKept || (hasSlots && isLeft(scene, row, slot)) ? 1 : 0;
        const words = isKept ? `${label}, for moving only` : left === 1 ? label : `no ${label} left`;
        return { id: SLOTS[slot], label, left, of: 1, words };
    });
    const interrupt = 1 - scene.now.combatant.interruptUsed[row];
    found.push({
        ...{ id: 'interrupt', label: 'Interrupt', left: interrupt, of: 1 },
        words: interrupt === 1 ? 'Interrupt' : 'no Interrupt left',
    });
    const limit = Number(scene.setup.options['free-action-limit']);
    if (limit > 0) {
        const left = Math.max(0, limit - (isToCome(scene, row) ? 0 : scene.now.combatant.freeUsed[row]));
        found.push({ id: 'free', label: 'Free actions', left, of: limit, words: `${left} of ${limit} free actions` });
    }
    return found;
}
function numbers(scene, row, lens) {
    const { level, usesEscalation, tier, band } = scene.now.combatant;
    const ref = (name) => ({ kind: 'rule', name, of: null });
    const found = [];
    const add = (label, value, words, rule) => found.push({ label, value, words, ref: ref(rule) });
    const open = lens.knows('abilities', row);
    if (open)
        add('Level', level[row], String(level[row]), 'attack-roll');
    if (lens.knows('defenses', row)) {
        DEFENSES.forEach((name, i) => {
            const value = defenseOf(scene, row, i);
            add(name.toUpperCase(), value, String(value), 'attack-roll');
        });
    }
    if (open) {
        if (isPc(scene, row))
            add('Volition', volitionOf(scene, row), signed(volitionOf(scene, row)), 'attack-roll');
        const bonus = attackBonusOf(scene, row);
        add('Attack bonus', bonus, signed(bonus), isPc(scene, row) ? 'attack-roll' : 'enemy-attack-bonus');
        if (usesEscalation[row] === 1) {
            const die = escalationOf(scene, row);
            add('Escalation die', die, signed(die), 'escalation-to-attacks');
        }
        add('Tier', tier[row], String(tier[row]), 'tier');
    }
    add('Initiative band', band[row], bandWord(band[row]), 'initiative-bands');
    return found;
}
//# sourceMappingURL=card.js.map