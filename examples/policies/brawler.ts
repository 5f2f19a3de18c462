import type { OwnPolicy } from '@fray/lab'

/** Attacks whenever it can, and otherwise does what `aggressive` would do. */
export const brawler: OwnPolicy = {
  ruleset: 'zones',
  id: 'brawler',
  about: 'Attacks whenever it can.',
  command: ({ choices }) => choices.find(({ action }) => action === 'attack') ?? choices[0],
}
