import type { OptionSpec } from '@fray/kernel/rules'

/** What the catalogue leaves to the table: set under `options:` in an encounter. */
const catalogueOptions: readonly OptionSpec[] = [
  {
    id: 'check-dice',
    title: 'Which dice a check rolls; morale is 3d6 always',
    rule: 'check-dice',
    choices: ['d20', '3d6'],
    default: 'd20',
  },
  {
    id: 'stress-method',
    title: 'Whether Hit Dice after the first count their average or are rolled',
    rule: 'stress-method',
    choices: ['average', 'roll'],
    default: 'average',
  },
  {
    id: 'shared-initiative',
    title: 'Whether every monster rolls initiative alone, or groups of them share a die',
    rule: 'shared-initiative',
    choices: ['alone', 'groups'],
    default: 'alone',
  },
  {
    id: 'declaration-method',
    title: 'How declarations are made: in secret and all at once, or one after the other in this order',
    rule: 'declaration-method',
    choices: ['secret', 'clockwise', 'counterclockwise', 'agility', 'initiative-modifier'],
    default: 'secret',
  },
]

/** House rules of our own: set under `house:` in an encounter. */
const houseOptions: readonly OptionSpec[] = [
  {
    id: 'keep-rounds',
    title: 'Whether rounds go on when no two enemies are left who can fight',
    rule: null,
    choices: ['no', 'yes', 'ask'],
    default: 'no',
  },
]

/** Every option and house rule of the ruleset; those without a rule of the catalogue are house rules. */
export const weaponSpeedOptions: readonly OptionSpec[] = [...catalogueOptions, ...houseOptions]

/** The policy of a computer's seat that names none. */
export const DEFAULT_POLICY = 'aggressive'

/** The policies that a computer's seat may name. */
export const weaponSpeedPolicyNames: readonly string[] = [DEFAULT_POLICY, 'first-legal', 'random']
