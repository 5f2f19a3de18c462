import * as z from 'zod/mini'
import type { ValueOf } from '../../kinds/field.ts'
import { hint } from '../../loading/problems.ts'
import type { Reader as AnyReader } from '../../loading/reader.ts'
import type { EscalationRule } from '../catalogue/rule-ids.ts'
import { BOOK_CONDITIONS, type ConditionKind, conditionKind } from '../conditions.ts'
import { escalationContent } from '../content/content.ts'
import { about, type ContentKind, custom, kind, number, type Reader, text } from './fields.ts'

const change = (says: string) => number(says, { min: -9, max: 9, default: 0 })

/** A condition that a table adds: what it adds to rolls (Advantage counts, negative for Disadvantage, and numbers) and defenses. */
export const ownCondition = kind('condition', 'A condition besides those of the rules.', {
  content: { kind: 'conditions', built: escalationContent.conditions },
  fields: {
    name: text('What people call it.', { needed: 'This condition has no "name".', min: 1 }),
    about: about(),
    attack: change('Advantage on its attacks.'),
    against: change('Advantage of attacks on it.'),
    save: change('Advantage on its saves.'),
    attackBonus: change('Added to its attack rolls.'),
    saveBonus: change('Added to its saves.'),
    ac: change('Added to its AC.'),
    pd: change('Added to its PD.'),
    md: change('Added to its MD.'),
  },
})
export interface OwnCondition extends ValueOf<typeof ownCondition> {
  readonly id: string
}

/** What such a condition is in a fight, where it counts as those of the rules do. */
export function conditionOf({ id, name, about, ...adds }: OwnCondition): ConditionKind {
  const { against, ...good } = adds
  const sum = Object.values(good).reduce((total, one) => total + one, -against)
  return conditionKind(id, {
    ...{ name, adds, lines: about === '' ? [] : [about] },
    tone: sum > 0 ? 'good' : sum < 0 ? 'bad' : 'note',
    badge: name
      .toLowerCase()
      .replaceAll(/[^\p{L}]/gu, '')
      .slice(0, 3),
    rules: ['advantage-dice', 'advantage-other-sources'],
  })
}

/** Every condition that the content adds to those of the rules, sorted by id. */
export function readOwnConditions(r: AnyReader<EscalationRule, ContentKind>): OwnCondition[] {
  return r.content
    .ids('conditions')
    .sort()
    .flatMap((id): OwnCondition[] => {
      const path = r.content.placeOf('conditions', id)
      if (!BOOK_CONDITIONS.ids.includes(id))
        return [{ ...ownCondition.from(r as Reader, r.content.named('conditions', id, path)), id }]
      r.problems.add(path, `The rules have a condition "${id}" already: give this one another id.`)
      return []
    })
}

/** Any condition. */
const ANY = 'any'

/** A condition by its id, in the model its position; -1 for any, where that may be said, and for one that is not known. */
export const conditionField = (says: string, any = false) =>
  custom<number>(says, {
    schema: z.string(),
    shape: { type: 'text' },
    read(r, raw, path) {
      if (typeof raw !== 'string' || (any && raw === ANY)) return -1
      const at = r.conditions.indexOf(raw)
      const known = any ? [...r.conditions, ANY] : r.conditions
      if (at < 0) r.problems.add(path, `There is no condition "${raw}".${hint(raw, known)}`)
      return at
    },
    write: (at, r) => r?.conditions[at] ?? ANY,
  })
