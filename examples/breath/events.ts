import {
  amount,
  byRule,
  defineEvents,
  hidden,
  rolledAgainst,
  type ShownRoll,
  sayingsFor,
  sum,
  whichSide,
  who,
  withoutParts,
  wordIn,
} from '@fray/kernel/rules'
import type { BreathRule } from './catalogue/rule-ids.ts'
import { GUARDS } from './kinds.ts'
import type { BreathScene } from './scene.ts'

const { says, rollSays } = sayingsFor<BreathScene>()

/** What an attack had to come to, with its parts. */
const needed = hidden(sum('needed'), 'target', 'defenses')

const hitOrMiss = ({ passed }: ShownRoll) => (passed === true ? 'hit' : 'miss')

const STRIKE = { by: 'who', target: 'target', outcome: hitOrMiss } as const

/** Everything that is told: what is noted, and how it reads. */
export const { note, roll, tell, kinds, secrets, templates, strike } = defineEvents<BreathScene, BreathRule>()({
  events: {
    round: says([amount('round')], 'Round {round}.'),
    damage: says(
      [who('target'), withoutParts(sum('tally'), 'target', 'defenses'), byRule<BreathRule>('rule')],
      '{target} loses {lost} Life.',
      { slots: ({ tally }) => ({ lost: { number: tally.total } }) },
    ),
    heal: says([who('target'), amount('amount')], '{target} gets {amount} Life back.'),
    bleed: says([who('who')], '{who} bleeds.'),
    bound: says([who('who'), who('target')], '{who} binds the wound of {target}.'),
    met: says([who('who'), wordIn('guard', GUARDS)], 'It meets the {guard} guard of {who}.'),
    shift: says(
      [who('who'), hidden(wordIn('guard', GUARDS), 'who', 'own')],
      { open: '{who} shifts guard: {guard}.', secret: '{who} shifts guard.' },
      { which: (e) => (e.guard === null ? 'secret' : 'open') },
    ),
    duck: says([who('who'), amount('defense')], '{who} ducks: {defense} more Defense.'),
    rest: says([who('who')], '{who} rests.'),
    out: says(
      [who('who'), byRule<BreathRule>('rule')],
      { yield: '{who} yields.', down: '{who} is down.', other: '{who} is out of the fight.' },
      { which: ({ rule }) => (rule === 'yield' || rule === 'down' ? rule : 'other') },
    ),
    end: says(
      [whichSide('winner')],
      { won: 'The fight is over. {winner} win.', nobody: 'The fight is over, and nobody has won.' },
      { which: (e) => (e.winner === '' ? 'nobody' : 'won') },
    ),
  },
  rolls: {
    cut: rollSays(
      [who('target'), needed],
      { hit: '{who} cuts at {target}{numbers}: a hit.', miss: '{who} cuts at {target}{numbers}: a miss.' },
      { which: hitOrMiss, secrets: rolledAgainst('target'), strike: STRIKE },
    ),
    throw: rollSays(
      [who('target'), needed],
      { hit: '{who} throws at {target}{numbers}: a hit.', miss: '{who} throws at {target}{numbers}: a miss.' },
      { which: hitOrMiss, secrets: rolledAgainst('target'), strike: STRIKE },
    ),
  },
})
