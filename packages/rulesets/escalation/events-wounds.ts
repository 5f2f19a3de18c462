import {
  amount,
  byRule,
  called,
  damageOf,
  damageSum,
  data,
  left,
  look,
  type Message,
  plainly,
  someone,
  text,
  whichLeft,
  who,
  wholly,
  wordIn,
  yes,
} from '@fray/kernel/rules'
import { dealer, says } from './event-fields.ts'
import type { Cited } from './scene.ts'
import { OUT, TYPES, WEAPON_TYPE } from './words.ts'

/** Rules by which hit points change without an event that tells of it: how somebody looks then is told by itself. */
const TOLD_ALONE: ReadonlySet<string> = new Set<Cited>([
  'override',
  'confused-other',
  'last-gasp',
  'full-rest',
  'encounter-end',
])

/** Kinds of damage, but for that of a weapon, which goes without saying. */
const kindsOf = (types: readonly number[]): Message[] =>
  types.filter((type) => type !== WEAPON_TYPE).map((type) => plainly(TYPES[type] ?? ''))

/** What is told of hit points, and of those who are down. */
export const ofWounds = {
  'vital-change': says(
    [who('row'), look('health'), byRule('rule')],
    { looks: '{row} looks {health}.', down: '{row} is {health}.' },
    {
      which: (e) => (!TOLD_ALONE.has(e.rule) ? null : e.health === 'down' ? 'down' : 'looks'),
    },
  ),
  damage: says(
    [
      someone('by', 'who dealt it, or nobody'),
      who('target'),
      damageSum('by', 'target'),
      data<'types', readonly number[]>('types', 'positions among the damage types'),
      dealer,
      left('left', 'target', 'combatant.hp'),
    ],
    {
      plain: '{target} takes {harm}.',
      left: '{target} takes {harm}, {left}.',
      looks: '{target} takes {harm} and looks {left}.',
      down: '{target} takes {harm} and is {left}.',
    },
    { which: (e) => whichLeft(e.left), slots: ({ tally, types }) => ({ harm: damageOf(tally, kindsOf(types)) }) },
  ),
  heal: says(
    [
      who('target'),
      amount('amount'),
      called('by', 'what healed'),
      left('left', 'target', 'combatant.hp'),
      yes('adds', 'whether it came to anything'),
      byRule<Cited>('rule'),
    ],
    {
      nothing: '{target} heals {amount} ({by}), which adds nothing.',
      plain: '{target} heals {amount} ({by}).',
      left: '{target} heals {amount} ({by}), {left}.',
      looks: '{target} heals {amount} ({by}) and looks {left}.',
      down: '{target} heals {amount} ({by}) and is {left}.',
    },
    { which: (e) => (e.adds ? whichLeft(e.left) : 'nothing') },
  ),
  dying: says([who('who')], '{who} is Dying.'),
  'gets-up': says([who('who')], '{who} is up again.'),
  out: says(
    [who('who'), wordIn('out', OUT), byRule<Cited>('rule')],
    {
      none: '{who} is back.',
      spirit: '{who} is out of the fight, but there in spirit.',
      dead: '{who} is dead.',
      fled: '{who} is gone.',
      unconscious: '{who} is unconscious.',
      waiting: '{who} waits.',
    },
    { which: (e) => e.out as (typeof OUT)[number] },
  ),
  gasps: says([who('who'), text('outcome')], '{who} is at their Last Gasp ({outcome}).'),
  'gasp-goes-on': says([who('who')], '{who} is at their Last Gasp, which no healing ends.'),
  'gasp-over': says([who('who')], '{who} has shaken it off.'),
  'gasp-ends': says([who('who'), text('outcome')], '{who}: {outcome}.'),
  'staggered-at': says(
    [who('who'), amount('at', 'hit points')],
    { set: '{who} is Staggered at {at} hit points, by the referee.' },
    { which: () => 'set', secrets: wholly('referee', 'who') },
  ),
  rallies: says([who('who')], '{who} rallies.'),
  stabilizes: says([who('who'), who('target')], '{who} stabilizes {target}.'),
  grants: says([who('who'), who('target')], '{who} helps {target}.'),
}
