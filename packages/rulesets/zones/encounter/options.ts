import type { OptionSpec } from '@fray/kernel/rules'
import { zonesCatalogueOptions } from '../catalogue/options.ts'
import { zonesNumbers } from '../catalogue/rule-ids.ts'
import { MORALE_CALLS } from '../words.ts'

/** House rules of our own: set under `house:` in an encounter. */
const houseOptions: readonly OptionSpec[] = [
  {
    id: 'default-dr',
    title: 'The DR of attacks, and of every Test that names none',
    rule: null,
    choices: { min: 2, max: 30 },
    default: 12,
  },
  {
    id: 'default-usages',
    title: 'Usages of a weapon whose data names none',
    rule: null,
    choices: { min: 1, max: 20 },
    default: zonesNumbers['usage-track'].usages,
  },
  {
    id: 'morale',
    title: "When the computer's referee calls for Morale: never, with half of the enemies lost, or also with the first",
    rule: null,
    choices: MORALE_CALLS,
    default: 'half',
  },
  {
    id: 'free-attacks',
    title: 'Whether one who leaves a Zone gives the opponents there a free attack',
    rule: null,
    choices: ['on', 'off'],
    default: 'on',
  },
]

/** Every option and house rule of the ruleset; those without a rule of the catalogue are house rules. */
export const zonesOptions: readonly OptionSpec[] = [...zonesCatalogueOptions, ...houseOptions]
