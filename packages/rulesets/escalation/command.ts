import {
  calledByName,
  combatantParam,
  combatantsParam,
  namedParam,
  person,
  plainly,
  say,
  wordParam,
} from '@fray/kernel/rules'
import { refuse } from './citing.ts'
import type { EscalationScene } from './scene.ts'
import { BANDS, SLOTS, STANCE_KINDS } from './words.ts'

export const targetParam = (optional = false) => combatantParam('target', { label: 'whom', optional })
export const targetsParam = combatantsParam('targets', {
  label: 'whom, in the order of the attacks',
  optional: true,
})
export const slotParam = wordParam('slot', SLOTS, {
  label: 'which action pays',
  optional: true,
  says: 'with the {it} action',
})
export const bandParam = wordParam('band', BANDS, { label: 'a band', says: 'to the {it} band' })

/** One of the actor's abilities or attacks, by its id or name. */
export const abilityParam = (optional = false) =>
  namedParam<EscalationScene, 'ability'>('ability', {
    one: (_scene, { actor }) => say('ability of {whose}', { whose: person(actor as number) }),
    label: 'an ability',
    optional,
    known: (scene, { actor }) => calledByName(scene.fighter(actor as number).sheet.abilities),
    none: (scene, { actor }) =>
      scene.fighter(actor as number).sheet.abilities.length > 0
        ? null
        : refuse('ability-entry', '{actor} has no abilities.', { actor: person(actor as number) }),
  })

/** One of the actor's stances, by its id, name or kind. */
export const stanceParam = namedParam<EscalationScene, 'stance'>('stance', {
  one: (_scene, { actor }) => say('stance of {whose}', { whose: person(actor as number) }),
  label: 'a stance',
  *known(scene, { actor }) {
    const { stances } = scene.fighter(actor as number).sheet
    yield* calledByName(stances)
    for (let at = 0; at < stances.length; at++) yield [STANCE_KINDS[stances[at]?.kind ?? 0], at]
  },
})

/** A condition of the rules or of the table. */
export const conditionParam = () =>
  namedParam<EscalationScene, 'condition'>('condition', {
    one: plainly('condition'),
    label: 'a condition',
    kind: 'word',
    known: (scene) => scene.setup.conditions.ids.map((id, what) => [id, what] as const),
  })
