import { amount, defineEvents, hidden, rolledAgainst, type ShownRoll, sayingsFor, sum, who } from '@fray/kernel/rules'
import { usualEvents } from '@fray/rulesets/plain/told'
import type { SkerryRule } from './catalogue/rule-ids.ts'
import type { SkerryScene } from './scene.ts'

const { says, rollSays } = sayingsFor<SkerryScene>()
const needed = hidden(sum('needed'), 'target', 'defenses')

const hitOrMiss = ({ passed }: ShownRoll) => (passed === true ? 'hit' : 'miss')

const STRIKE = { by: 'who', target: 'target', outcome: hitOrMiss } as const

/** Everything that is told: what is noted, how it reads, and what of it not everybody hears. */
export const { note, roll, tell, kinds, secrets, templates, strike } = defineEvents<SkerryScene, SkerryRule>()({
  events: {
    ...usualEvents<SkerryScene>(),
    sea: says(
      [amount('water'), amount('was')],
      {
        waits: 'The sea waits at {water}.',
        rises: 'The sea rises to {water}.',
        falls: 'The sea falls to {water}.',
      },
      { which: ({ water, was }) => (water === was ? 'waits' : water > was ? 'rises' : 'falls') },
    ),
    goes: says([who('who'), amount('ledge')], '{who} is on ledge {ledge}.'),
    falls: says([who('who'), amount('ledge')], '{who} falls to ledge {ledge}.'),
    holds: says([who('who')], '{who} holds on.'),
    hauls: says([who('who'), who('friend')], '{who} hauls {friend} up.'),
    gathers: says([who('who')], '{who} gathers stones.'),
    braces: says([who('who')], '{who} braces for it.'),
  },
  rolls: {
    strike: rollSays(
      [who('target'), needed],
      { hit: '{who} strikes at {target}{numbers}: a hit.', miss: '{who} strikes at {target}{numbers}: a miss.' },
      { which: hitOrMiss, secrets: rolledAgainst('target'), strike: STRIKE },
    ),
    throw: rollSays(
      [who('target'), needed],
      { hit: '{who} throws at {target}{numbers}: a hit.', miss: '{who} throws at {target}{numbers}: a miss.' },
      { which: hitOrMiss, secrets: rolledAgainst('target'), strike: STRIKE },
    ),
    shove: rollSays(
      [who('target'), needed],
      { hit: '{who} shoves {target}{numbers}: off.', miss: '{who} shoves {target}{numbers}: in vain.' },
      { which: hitOrMiss, secrets: rolledAgainst('target'), strike: STRIKE },
    ),
    clamber: rollSays(
      [],
      { hit: '{who} clambers{numbers}: out.', miss: '{who} clambers{numbers}: in vain.' },
      { which: hitOrMiss },
    ),
  },
})
