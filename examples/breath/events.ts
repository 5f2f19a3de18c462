import {
  amount,
  byRule,
  defineEvents,
  eventsFor,
  hidden,
  rolledAgainst,
  rolledText,
  sum,
  whichSide,
  who,
  withoutParts,
  wordIn,
} from '@fray/kernel/rules'
import type { BreathRule } from './catalogue/rule-ids.ts'
import { GUARDS } from './kinds.ts'
import type { BreathScene } from './scene.ts'

const { event, rolled } = eventsFor<BreathScene>()

/** What an attack had to come to, with its parts. */
const needed = hidden(sum('needed'), 'target', 'defenses')

/** Everything that is told: what is noted, and how it reads. */
export const { note, roll, tell, kinds, secrets, templates } = defineEvents<BreathScene, BreathRule>()({
  events: {
    round: event([amount('round')], (e) => `Round ${e.round}.`),
    damage: event(
      [who('target'), withoutParts(sum('tally'), 'target', 'defenses'), byRule<BreathRule>('rule')],
      (e) => `${e.target} loses ${e.tally.total} Life.`,
    ),
    heal: event([who('target'), amount('amount')], (e) => `${e.target} gets ${e.amount} Life back.`),
    bleed: event([who('who')], (e) => `${e.who} bleeds.`),
    bound: event([who('who'), who('target')], (e) => `${e.who} binds the wound of ${e.target}.`),
    met: event([who('who'), wordIn('guard', GUARDS)], (e) => `It meets the ${e.guard} guard of ${e.who}.`),
    shift: event([who('who'), hidden(wordIn('guard', GUARDS), 'who', 'own')], (e) =>
      e.guard === null ? `${e.who} shifts its guard.` : `${e.who} shifts its guard: ${e.guard}.`,
    ),
    duck: event([who('who'), amount('defense')], (e) => `${e.who} ducks: ${e.defense} more Defense.`),
    rest: event([who('who')], (e) => `${e.who} rests.`),
    out: event([who('who'), byRule<BreathRule>('rule')], (e) =>
      e.rule === 'yield'
        ? `${e.who} yields.`
        : e.rule === 'down'
          ? `${e.who} is down.`
          : `${e.who} is out of the fight.`,
    ),
    end: event([whichSide('winner')], (e) =>
      e.winner === '' ? 'The fight is over, and nobody has won.' : `The fight is over: ${e.winner} win.`,
    ),
  },
  rolls: {
    cut: rolled(
      [who('target'), needed],
      (e) => `${e.who} cuts at ${e.target}${rolledText(e)}: ${e.passed ? 'a hit' : 'a miss'}.`,
      rolledAgainst('target'),
    ),
    throw: rolled(
      [who('target'), needed],
      (e) => `${e.who} throws at ${e.target}${rolledText(e)}: ${e.passed ? 'a hit' : 'a miss'}.`,
      rolledAgainst('target'),
    ),
  },
})
