import { amount, defineEvents, eventsFor, hidden, rolledAgainst, rolledText, sum, who } from '@fray/kernel/rules'
import { usualEvents } from '@fray/rulesets/plain/told'
import type { SkerryRule } from './catalogue/rule-ids.ts'
import type { SkerryScene } from './scene.ts'

const { event, rolled } = eventsFor<SkerryScene>()
const needed = hidden(sum('needed'), 'target', 'defenses')

/** Everything that is told: what is noted, how it reads, and what of it not everybody hears. */
export const { note, roll, tell, kinds, secrets, templates } = defineEvents<SkerryScene, SkerryRule>()({
  events: {
    ...usualEvents<SkerryScene>(),
    sea: event([amount('water'), amount('was')], (e) => {
      if (e.water === e.was) return `The sea waits at ${e.water}.`
      return e.water > e.was ? `The sea rises to ${e.water}.` : `The sea falls to ${e.water}.`
    }),
    goes: event([who('who'), amount('ledge')], (e) => `${e.who} is on ledge ${e.ledge}.`),
    falls: event([who('who'), amount('ledge')], (e) => `${e.who} falls to ledge ${e.ledge}.`),
    holds: event([who('who')], (e) => `${e.who} holds on.`),
    hauls: event([who('who'), who('friend')], (e) => `${e.who} hauls ${e.friend} up.`),
    gathers: event([who('who')], (e) => `${e.who} gathers stones.`),
    braces: event([who('who')], (e) => `${e.who} braces itself.`),
  },
  rolls: {
    strike: rolled(
      [who('target'), needed],
      (e) => `${e.who} strikes at ${e.target}${rolledText(e)}: ${e.passed ? 'a hit' : 'a miss'}.`,
      rolledAgainst('target'),
    ),
    throw: rolled(
      [who('target'), needed],
      (e) => `${e.who} throws at ${e.target}${rolledText(e)}: ${e.passed ? 'a hit' : 'a miss'}.`,
      rolledAgainst('target'),
    ),
    shove: rolled(
      [who('target'), needed],
      (e) => `${e.who} shoves ${e.target}${rolledText(e)}: ${e.passed ? 'off' : 'in vain'}.`,
      rolledAgainst('target'),
    ),
    clamber: rolled([], (e) => `${e.who} clambers${rolledText(e)}: ${e.passed ? 'out' : 'in vain'}.`),
  },
})
