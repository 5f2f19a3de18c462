import type { OptionSpec } from '@fray/kernel/rules'
import { MORALE_CALLS, TIMINGS } from '../words.ts'

/** What the catalogue leaves to the table: set under `options:` in an encounter. */
const catalogueOptions: readonly OptionSpec[] = [
  {
    id: 'test-attribute-by-referee',
    title: 'The Attribute of a Test that the data leaves open: ask the referee, or always this one',
    rule: 'test-attribute-by-referee',
    choices: ['ask', 'str', 'dex', 'con', 'int', 'wis', 'cha'],
    default: 'ask',
  },
  {
    id: 'zone-count',
    title: 'The battlefield: three Zones in a line, or a layout of its own (the layout itself decides)',
    rule: 'zone-count',
    choices: ['line', 'own'],
    default: 'line',
  },
  {
    id: 'zone-hazard-timing',
    title: 'When a Zone hazard is tested whose data does not say when',
    rule: 'zone-hazard-timing',
    choices: TIMINGS,
    default: 'turn-start',
  },
  {
    id: 'armor-points',
    title: 'What armor points do: nothing, or take something off each attack',
    rule: 'armor-points',
    choices: ['none', 'reduce-damage'],
    default: 'none',
  },
]

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
    default: 3,
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
export const zonesOptions: readonly OptionSpec[] = [...catalogueOptions, ...houseOptions]

/** The policy of a computer's seat that names none. */
export const DEFAULT_POLICY = 'aggressive'

/** The policies that a computer's seat may name. */
export const zonesPolicyNames: readonly string[] = [DEFAULT_POLICY, 'first-legal', 'random']
