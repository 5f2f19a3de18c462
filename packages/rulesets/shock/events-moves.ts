import {
  amount,
  byRule,
  type ChangeEvent,
  type EventContext,
  everyone,
  person,
  someone,
  told,
  type Who,
  who,
  wholly,
  wordIn,
  yes,
} from '@fray/kernel/rules'
import { says, square } from './event-fields.ts'
import type { Cited, ShockScene } from './scene.ts'
import { DEAD, MANEUVERS, UNSEEN, UP } from './words.ts'

/** What is told of ways, screens and holds. */
export const ofMoves = {
  step: says([who('who'), square('from'), square('to')], {}, { which: () => null, secrets: wholly('place', 'who') }),
  runs: says([who('who'), square('to'), amount('feet')], '{who} runs for {to} ({feet} feet).', {
    secrets: wholly('place', 'who'),
  }),
  barred: says([who('who'), square('to')], '{who} cannot get onto {to}: somebody unseen is there.', {
    secrets: wholly('place', 'who'),
  }),
  stops: says([who('who'), square('at')], '{who} gets no further than {at}.', { secrets: wholly('place', 'who') }),
  charges: says([who('who'), who('target'), square('to')], '{who} charges {target}, to {to}.', {
    secrets: wholly('place', 'who'),
  }),
  moved: says([who('who'), square('to')], '{who} is moved to {to}.', { secrets: wholly('place', 'who') }),
  'second-move': says([who('who')], '{who} gives up their Main Action for a second Move.'),
  disengages: says([who('who')], '{who} disengages.'),
  retreats: says([who('who'), byRule<Cited>('rule')], '{who} has had enough and retreats.'),
  leaves: says([who('who')], '{who} is gone.'),
  screens: says([who('who'), who('target'), square('at')], '{who} screens {target}, at {at}.'),
  screened: says(
    [who('attacker'), who('ward'), everyone('screeners'), someone('chosen')],
    {
      passed: '{attacker} gets past the screen.',
      stopped: '{chosen} steps in the way of the attack on {ward}.',
    },
    { which: ({ chosen }) => (chosen === null ? 'passed' : 'stopped') },
  ),
  wrestle: says(
    [who('attacker'), who('target'), wordIn('what', MANEUVERS), yes('won')],
    { withstands: "{target} withstands {attacker}'s {what}." },
    { which: ({ won }) => (won ? null : 'withstands') },
  ),
  tie: says(
    [who('who'), yes('party', 'whether that is one of the Party'), byRule<Cited>('rule')],
    { party: 'A tie goes to {who}, of the Party.', resists: 'A tie goes to {who}, who resists.' },
    { which: ({ party }) => (party ? 'party' : 'resists') },
  ),
  shoved: says(
    [who('attacker'), who('target'), square('to')],
    { prone: '{attacker} knocks {target} prone.', to: '{attacker} shoves {target} to {to}.' },
    { which: ({ to }) => (to === '' ? 'prone' : 'to'), secrets: wholly('place', 'target') },
  ),
  grapples: says([who('attacker'), who('target')], '{attacker} takes hold of {target}.'),
  'hold-ends': says([who('grappler'), who('held'), byRule<Cited>('rule')], '{grappler} no longer holds {held}.'),
  drags: says([who('who'), who('held'), square('to'), square('theirs')], '{who} drags {held} along to {theirs}.', {
    secrets: wholly('place', 'who', 'held'),
  }),
  thrown: says([who('grappler'), who('held'), square('to')], '{grappler} throws {held} to {to}, prone.', {
    secrets: wholly('place', 'held'),
  }),
  stands: says([who('who')], '{who} stands up.'),
  'goes-prone': says([who('who')], '{who} drops prone.'),
}

/** What is told of changes of who can be seen, and whom somebody screens. */
export const placeChanges = {
  'combatant.screening': told(
    { ends: '{who} no longer screens {ward}.' },
    ({ from, to, row }: ChangeEvent, _who: string, { scene }: EventContext<ShockScene>) => {
      const { state } = scene.now.combatant
      return to >= 0 || state[row] !== UP || state[from] >= DEAD
        ? null
        : ['ends', { who: person(row as Who), ward: person(from as Who) }]
    },
  ),
  'combatant.unseen': told(
    {
      seen: '{who} can be seen.',
      located: '{who} cannot be seen, but where they are is known.',
      unlocated: '{who} cannot be seen, and nobody knows where they are.',
    },
    ({ to, row }: ChangeEvent) => [UNSEEN[to] as (typeof UNSEEN)[number], { who: person(row as Who) }],
  ),
}
