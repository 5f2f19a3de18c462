import type { About } from '@fray/kernel/rules'
import { capital, signed } from '@fray/kernel/rules'

/*
 * Pieces of sentences about what things do.
 */

/** The words that say something. */
export const saying = (words: readonly string[]): string[] => words.filter((word) => word !== '')

/** What changes of numbers come to: `Accuracy -2, movement +2`; '' where nothing changes. */
export const changes = (of: readonly (readonly [label: string, value: number])[]): string =>
  of
    .filter(([, value]) => value !== 0)
    .map(([label, value]) => `${label} ${signed(value)}`)
    .join(', ')

/** The three modifiers: fields that stand together in one fact. */
export const MODIFIERS = ['accuracy', 'agility', 'strength'] as const

/** The modifiers as one fact: `Accuracy +2, Agility -1`; none where all are 0. */
export function modifierFacts(of: Readonly<Record<(typeof MODIFIERS)[number], number>>): About['facts'] {
  const value = changes(MODIFIERS.map((name) => [capital(name), of[name]]))
  return value === '' ? [] : [{ label: 'modifiers', value }]
}
