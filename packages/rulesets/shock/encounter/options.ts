import type { OptionSpec } from '@fray/kernel/rules'

/** The greatest number that a limit of Free or Instant Actions may be set to. */
const MOST_ACTIONS = 20

/** What a limit per combatant and round may be: none, the referee is asked each time, or a number. */
const LIMITS = ['none', 'ask', ...Array.from({ length: MOST_ACTIONS }, (_, i) => String(i + 1))]

/** What the catalogue leaves to the table: set under `options:` in an encounter. */
const catalogueOptions: readonly OptionSpec[] = [
  {
    id: 'surprise-decision',
    title: 'Who is surprised where the encounter does not say: nobody, or ask the referee at the start',
    rule: 'surprise-decision',
    choices: ['nobody', 'ask'],
    default: 'nobody',
  },
  {
    id: 'free-action-limit',
    title: 'Free Actions of a combatant in a round: any number, ask the referee each time, or so many',
    rule: 'free-action-limit',
    choices: LIMITS,
    default: 'none',
  },
  {
    id: 'instant-action-limit',
    title: 'Instant Actions of a combatant in a round: any number, ask the referee each time, or so many',
    rule: 'instant-action-limit',
    choices: LIMITS,
    default: 'none',
  },
  {
    id: 'instants-ambiguity',
    title: 'Whose result counts first when simultaneous Instants do not agree: roster order, or ask the referee',
    rule: 'instants-ambiguity',
    choices: ['roster-order', 'ask'],
    default: 'roster-order',
  },
  {
    id: 'improvised-action',
    title: 'Actions that are not on the list: ask the referee what they cost and do, or refuse them',
    rule: 'improvised-action',
    choices: ['ask', 'refuse'],
    default: 'ask',
  },
  {
    id: 'rapid-swaps',
    title: 'Swaps between Readied weapons in a turn: any number, one, or ask the referee',
    rule: 'rapid-swaps',
    choices: ['any', 'one', 'ask'],
    default: 'any',
  },
  {
    id: 'referee-modifiers',
    title: 'Whether a command may carry a modifier of its own, with what it is for',
    rule: 'referee-modifiers',
    choices: ['none', 'allowed'],
    default: 'none',
  },
  {
    id: 'screen-feasible',
    title: 'Which attacks can be screened against: the usual ones, or ask the referee each time',
    rule: 'screen-feasible',
    choices: ['usual', 'ask'],
    default: 'usual',
  },
  {
    id: 'morale-judgment',
    title: 'When morale is tried: they retreat, whoever answers for them is asked, or they fight on',
    rule: 'morale-judgment',
    choices: ['retreat', 'ask', 'fight-on'],
    default: 'retreat',
  },
  {
    id: 'chase',
    title: 'Whether the referee is asked about a chase when the last foes have fled',
    rule: 'chase',
    choices: ['no', 'yes'],
    default: 'no',
  },
]

/** House rules of our own: set under `house:` in an encounter. */
const houseOptions: readonly OptionSpec[] = [
  {
    id: 'readied-limit',
    title: 'The most Readied items besides those in hand; 0 for any number',
    rule: null,
    choices: { min: 0, max: 100 },
    default: 0,
  },
]

/** Every option and house rule of the ruleset; those without a rule of the catalogue are house rules. */
export const shockOptions: readonly OptionSpec[] = [...catalogueOptions, ...houseOptions]

/** The policy of a computer's seat that names none. */
export const DEFAULT_POLICY = 'aggressive'

/** The policies that a computer's seat may name. */
export const shockPolicyNames: readonly string[] = [DEFAULT_POLICY, 'first-legal', 'random']
