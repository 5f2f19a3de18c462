import { amount, byRule, called, type EventContext, sum, who, wholly, withoutParts } from '@fray/kernel/rules'
import { isSame, item, position, says, square } from './event-fields.ts'
import type { Cited, WeaponSpeedScene } from './scene.ts'
import { PLACES } from './words.ts'

/** Whether something is done to somebody else. */
const onWhom = (_told: unknown, where: EventContext<WeaponSpeedScene>): 'own' | 'on' =>
  isSame(where, 'who', 'target') ? 'own' : 'on'

/** What is told of what people use, spells, abilities and things, and of where they go. */
export const ofThings = {
  heals: says(
    [who('who'), who('target')],
    { own: '{who} tends their own wounds.', on: '{who} tends {target}.' },
    { which: onWhom },
  ),
  casts: says(
    [who('who'), called('spell'), who('target')],
    { own: '{who} casts {spell}.', on: '{who} casts {spell} on {target}.' },
    { which: onWhom },
  ),
  uses: says(
    [who('who'), item('item'), who('target')],
    { own: '{who} uses the {item}.', on: '{who} uses the {item} on {target}.' },
    { which: onWhom },
  ),
  throws: says([who('who'), item('item'), who('target')], '{who} throws the {item} at {target}.'),
  activates: says(
    [who('who'), called('name'), who('target')],
    { own: '{who} calls upon {name}.', on: '{who} calls upon {name} on {target}.' },
    { which: onWhom },
  ),
  pays: says(
    [who('who'), amount('mana'), amount('stress')],
    {
      mana: '{who} pays {mana} Mana.',
      stress: '{who} pays {stress} Stress.',
      both: '{who} pays {mana} Mana and {stress} Stress.',
    },
    {
      which: (e) => (e.mana === 0 ? 'stress' : e.stress === 0 ? 'mana' : 'both'),
      secrets: wholly('vital', 'who'),
    },
  ),
  item: says(
    [who('who'), item('item'), position('place', PLACES), byRule<Cited>('rule')],
    {
      main: '{who} has the {item} in the main hand.',
      off: '{who} has the {item} in the off hand.',
      both: '{who} has the {item} in both hands.',
      body: '{who} has the {item} on.',
      carried: '{who} carries the {item}.',
      ground: '{who} drops the {item}.',
      'used-up': '{who} has no {item} left.',
    },
    { which: (e) => PLACES[e.place] ?? null },
  ),
  takes: says([who('who'), who('from'), item('item')], "The {item} was {from}'s."),
  step: says([who('who'), square('from'), square('to')], {}, { which: () => null }),
  moves: says(
    [
      who('who'),
      square('from'),
      square('to'),
      amount('yards'),
      withoutParts(sum('left', 'what is left to move in this turn'), 'who', 'abilities'),
    ],
    { one: '{who} moves to {to} ({yards} yard).', some: '{who} moves to {to} ({yards} yards).' },
    { which: (e) => (e.yards === 1 ? 'one' : 'some') },
  ),
  moved: says([who('who'), square('to')], '{who} is moved to {to}.'),
  leaves: says([who('who')], '{who} has left the battlefield.'),
}
