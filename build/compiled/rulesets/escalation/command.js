import { calledByName, combatantParam, combatantsParam, namedParam, wordParam } from '@fray/kernel/rules';
import { refuse } from './citing.js';
import { BANDS, CONDITIONS, SLOTS, STANCE_KINDS } from './words.js';
export const targetParam = (optional = false) => combatantParam('target', { label: 'whom', optional });
export const targetsParam = combatantsParam('targets', {
    label: 'whom, in the order of the attacks',
    optional: true,
});
export const slotParam = wordParam('slot', SLOTS, {
    label: 'which action pays',
    optional: true,
    says: (slot) => `with the ${slot} action`,
});
export const bandParam = wordParam('band', BANDS, { label: 'a band', says: (band) => `to the ${band} band` });
/** One of the actor's abilities or attacks, by its id or name. */
export const abilityParam = (optional = false) => namedParam('ability', {
    one: (scene, { actor }) => `ability of ${scene.name(actor)}`,
    label: 'an ability',
    optional,
    known: (scene, { actor }) => calledByName(scene.fighter(actor).sheet.abilities),
    none: (scene, { actor }) => scene.fighter(actor).sheet.abilities.length > 0
        ? null
        : refuse('ability-entry', `${scene.name(actor)} has no abilities.`),
});
/** One of the actor's stances, by its id, name or kind. */
export const stanceParam = namedParam('stance', {
    one: (scene, { actor }) => `stance of ${scene.name(actor)}`,
    label: 'a stance',
    *known(scene, { actor }) {
        const { stances } = scene.fighter(actor).sheet;
        yield* calledByName(stances);
        for (let at = 0; at < stances.length; at++)
            yield [STANCE_KINDS[stances[at]?.kind ?? 0], at];
    },
});
/** A condition of the rules or of the table. */
export const conditionParam = () => namedParam('condition', {
    one: 'condition',
    label: 'a condition',
    kind: 'word',
    *known(scene) {
        const count = CONDITIONS.length + scene.setup.conditions.length;
        for (let what = 0; what < count; what++)
            yield [scene.conditionName(what), what];
    },
});
//# sourceMappingURL=command.js.map