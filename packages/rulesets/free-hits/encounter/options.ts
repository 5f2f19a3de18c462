import type { OptionSpec } from '@fray/kernel/rules'

/** What the catalogue leaves to the table: set under `options:` in an encounter. There are no house rules. */
export const freeHitsOptions: readonly OptionSpec[] = [
  {
    id: 'ladder-outside-attack',
    title:
      'When a check outside of attacks climbs or falls: ask the referee what comes of it, or only report the degree',
    rule: 'ladder-outside-attack',
    choices: ['ask', 'report-only'],
    default: 'ask',
  },
  {
    id: 'detection',
    title: 'Whether units are detected unless somebody says otherwise, or the referee is asked when one sneaks',
    rule: 'detection',
    choices: ['detected', 'ask'],
    default: 'detected',
  },
  {
    id: 'thrall-mhp',
    title: 'What a thrall costs its summoner: maximum hit points for as long as it is kept, or magic points once',
    rule: 'thrall-mhp',
    choices: ['reserve-max-hp', 'mp'],
    default: 'reserve-max-hp',
  },
  {
    id: 'will-to-fight',
    title: 'Who loses the will to fight: the referee says so at any time, or is also asked at the end of each round',
    rule: 'will-to-fight',
    choices: ['referee-command', 'ask-each-round'],
    default: 'referee-command',
  },
]

/** The policy of a computer's seat that names none. */
export const DEFAULT_POLICY = 'aggressive'

/** The policies that a computer's seat may name. */
export const freeHitsPolicyNames: readonly string[] = [DEFAULT_POLICY, 'first-legal', 'random']
