import { amount, called, data, who, wholly, wordIn, yes } from '@fray/kernel/rules'
import { item, payment, says, square } from './event-fields.ts'
import { BOOSTS, CARRIED, MODES, NORMAL } from './words.ts'

/** What tells where the combatant is. */
const placed = { secrets: wholly('place', 'who') }

/** What is told of turns, steps and places, and of what a turn is spent on. */
export const ofMoves = {
  passes: says([who('who')], '{who} cannot act: their turn passes.', placed),
  delays: says([who('who'), who('after')], '{who} waits until {after} has acted.', {
    secrets: wholly('place', 'who', 'after'),
  }),
  step: says([who('who'), square('from'), square('to')], {}, { which: () => null, ...placed }),
  moves: says(
    [who('who'), square('to'), amount('cost', 'spaces')],
    { one: '{who} moves to {to} ({cost} space).', more: '{who} moves to {to} ({cost} spaces).' },
    { which: (e) => (e.cost === 1 ? 'one' : 'more'), ...placed },
  ),
  'makes-off': says([who('who')], '{who} makes for the edge of the battlefield.', placed),
  barred: says([who('who'), square('to')], '{who} cannot enter {to}: something is there.', placed),
  moved: says([who('who'), square('to')], '{who} is moved to {to}.', placed),
  'buys-spaces': says(
    [who('who'), amount('spaces'), data<'with', string>('with', 'what pays')],
    { one: '{who} buys {spaces} space with {payment}.', more: '{who} buys {spaces} spaces with {payment}.' },
    {
      which: (e) => (e.spaces === 1 ? 'one' : 'more'),
      slots: (e) => ({ payment: payment(e.with) }),
      ...placed,
    },
  ),
  mode: says(
    [who('who'), wordIn('mode', MODES)],
    { normal: '{who} moves normally again.', slow: '{who} starts {mode}.' },
    { which: (e) => (e.mode === MODES[NORMAL] ? 'normal' : 'slow'), ...placed },
  ),
  knocked: says(
    [who('who'), called('by', 'what did it; empty for the referee')],
    { by: '{who} is knocked prone ({by}).', referee: '{who} is knocked prone by the referee.' },
    { which: (e) => (e.by === '' ? 'referee' : 'by') },
  ),
  'lies-down': says([who('who')], '{who} lies down.', placed),
  stands: says(
    [who('who'), yes('owes', 'whether its next turn pays'), data<'with', string>('with', 'what pays')],
    { stands: '{who} stands up.', owes: '{who} stands up and will pay with {payment} of their next turn.' },
    {
      which: (e) => (e.owes ? 'owes' : 'stands'),
      slots: (e) => ({ payment: payment(e.with) }),
      ...placed,
    },
  ),
  'set-up': says([who('who')], '{who} is on their feet again, by the referee.'),
  boosts: says(
    [who('who'), wordIn('what', BOOSTS), amount('times')],
    {
      melee: '{who} boosts: +{times} to melee damage.',
      hit: '{who} boosts: +{times} to hit.',
      dodge: '{who} boosts: +{times} to dodge.',
    },
    { which: (e) => e.what as (typeof BOOSTS)[number], ...placed },
  ),
  disengages: says([who('who')], '{who} disengages.', placed),
  item: says(
    [who('who'), item('item'), wordIn('carried', CARRIED)],
    {
      hand: '{who} takes the {item} in hand.',
      sheathed: '{who} puts the {item} away.',
      pack: '{who} puts the {item} in the pack.',
      ground: '{who} is disarmed of the {item}.',
    },
    { which: (e) => e.carried as (typeof CARRIED)[number] },
  ),
  hides: says([who('who')], '{who} is not detected.'),
  detected: says([who('who')], '{who} is detected.'),
}
