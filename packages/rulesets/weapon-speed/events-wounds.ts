import {
  amount,
  byRule,
  called,
  capital,
  damageOf,
  damageSum,
  data,
  hidden,
  left,
  look,
  phrase,
  plainly,
  someone,
  who,
  wholly,
  wordIn,
  yes,
} from '@fray/kernel/rules'
import {
  byWhom,
  DOWN,
  type Downs,
  kindsOf,
  lookSlot,
  says,
  sideOf,
  whichLeft,
  whichPools,
  words,
  woundOf,
} from './event-fields.ts'
import type { Cited } from './scene.ts'
import { RESULTS } from './tables.ts'
import { ATTRIBUTES, DAMAGE_TYPES, MAIN_HAND, WOUND_MARKS } from './words.ts'

/** Rules by which Stress and Wound Points change with an event that says how somebody looks then. */
const TOLD_WITH: ReadonlySet<string> = new Set<Cited>([
  'damage-to-stress',
  'damage-spills',
  'crit-bypasses-stress',
  'other-damage',
])

const stressLeft = left('stress', 'target', 'combatant.stress')
const woundsLeft = left('wounds', 'target', 'combatant.wp')

/** What is told of Stress, Wound Points and attributes, of injuries and conditions. */
export const ofWounds = {
  'vital-change': says(
    [who('row'), look('health'), byRule('rule')],
    { looks: '{row} looks {health}.', down: '{row} is {health}.' },
    {
      which: (e) => (TOLD_WITH.has(e.rule) ? null : e.health === 'down' ? 'down' : 'looks'),
    },
  ),
  damage: says(
    [
      someone('by'),
      who('target'),
      words('types', DAMAGE_TYPES),
      byRule<Cited>('rule'),
      called('what', 'what did it'),
      damageSum('by', 'target'),
      stressLeft,
      woundsLeft,
    ],
    {
      plain: '{target} takes {harm}.',
      stress: '{target} takes {harm}, Stress {stress}.',
      wounds: '{target} takes {harm}, Wound Points {wounds}.',
      both: '{target} takes {harm}, Stress {stress}, Wound Points {wounds}.',
      looks: '{target} takes {harm} and looks {look}.',
      down: '{target} takes {harm} and is {look}.',
    },
    {
      which: (e) => whichLeft(e.stress, e.wounds),
      slots: (e) => ({ harm: damageOf(e.tally, kindsOf(DAMAGE_TYPES, e.types)), look: lookSlot(e.stress, e.wounds) }),
    },
  ),
  held: says(
    [someone('by'), who('target'), wordIn('what', RESULTS)],
    'What is done to {target} takes effect when all on this number have acted.',
  ),
  lands: says(
    [someone('by'), who('target'), stressLeft, woundsLeft],
    {
      stress: 'The damage{source} takes effect on {target}: Stress {stress}.',
      wounds: 'The damage{source} takes effect on {target}: Wound Points {wounds}.',
      both: 'The damage{source} takes effect on {target}: Stress {stress}, Wound Points {wounds}.',
      looks: 'The damage{source} takes effect: {target} looks {look}.',
      down: 'The damage{source} takes effect: {target} is {look}.',
    },
    {
      which: (e) => {
        const which = whichLeft(e.stress, e.wounds)
        return which === 'plain' ? null : which
      },
      slots: (e, where) => ({ look: lookSlot(e.stress, e.wounds), source: byWhom(where) }),
    },
  ),
  wound: says(
    [
      who('who'),
      amount('amount'),
      words('marks', WOUND_MARKS),
      byRule<Cited>('rule'),
      left('left', 'who', 'combatant.wp'),
    ],
    { wound: '{who} has a wound: {wound}.', left: '{who} has a wound: {wound}, Wound Points {left}.' },
    {
      which: (e) => (e.left === null ? 'wound' : 'left'),
      slots: (e) => ({ wound: woundOf(e.amount, WOUND_MARKS, e.marks) }),
      secrets: wholly('vital', 'who'),
    },
  ),
  dies: says([who('who'), byRule<Cited>('rule')], '{who} is dead.'),
  attribute: says(
    [
      who('who'),
      wordIn('attribute', ATTRIBUTES),
      amount('lost'),
      byRule<Cited>('rule'),
      hidden(left('stress', 'who', 'combatant.stress'), 'who', 'vital'),
      hidden(left('wounds', 'who', 'combatant.wp'), 'who', 'vital'),
    ],
    {
      plain: '{who} loses {lost} {what}.',
      stress: '{who} loses {lost} {what}: Stress {stress}.',
      wounds: '{who} loses {lost} {what}: Wound Points {wounds}.',
      both: '{who} loses {lost} {what}: Stress {stress}, Wound Points {wounds}.',
    },
    { which: (e) => whichPools(e.stress, e.wounds), slots: (e) => ({ what: plainly(capital(e.attribute)) }) },
  ),
  injury: says(
    [
      who('who'),
      called('name', 'the injury'),
      amount('side', 'which arm: 0 the main one, 1 the off one, else -1'),
      byRule<Cited>('rule'),
    ],
    '{who} suffers an injury: {name}{where}.',
    { slots: (e) => ({ where: sideOf(e.side) }) },
  ),
  'injury-side': says(
    [
      who('who'),
      called('injury'),
      amount('face', 'what the d4 showed'),
      amount('side', 'which arm: 0 the main one, 1 the off one'),
    ],
    {
      main: "{face} on the d4: {who}'s {injury} is on the main side.",
      off: "{face} on the d4: {who}'s {injury} is on the off side.",
    },
    { which: (e) => (e.side === MAIN_HAND ? 'main' : 'off') },
  ),
  condition: says(
    [
      who('who'),
      called('condition'),
      yes('begins'),
      yes('marker', 'whether only the referee says what it means'),
      yes('timeUp', 'whether it has lasted as long as it should'),
    ],
    {
      begins: '{who} is now {condition}.',
      marker: '{who} now has the marker {condition}: what it means is for the referee to say.',
      ends: '{who} is no longer {condition}{why}.',
      'marker-ends': '{who} no longer has the marker {condition}{why}.',
    },
    {
      which: (e) => (e.marker ? (e.begins ? 'marker' : 'marker-ends') : e.begins ? 'begins' : 'ends'),
      slots: (e) => ({ why: e.timeUp ? plainly(': its time is up') : null }),
    },
  ),
  stabilized: says([who('who')], '{who} is Stabilized.'),
  restores: says(
    [
      who('who'),
      wordIn('pool', ['Stress', 'Wound Points', 'Mana']),
      amount('amount'),
      left('left', 'who', 'combatant.wp'),
    ],
    {
      nothing: '{who} regains no {pool}.',
      point: '{who} regains {amount} Wound Point, {left}.',
      pool: '{who} regains {amount} {pool}, {left}.',
    },
    {
      which: (e) => (e.left === null ? 'nothing' : e.amount === 1 && e.pool === 'Wound Points' ? 'point' : 'pool'),
      secrets: wholly('vital', 'who'),
    },
  ),
  'wound-removed': says([who('who'), amount('amount', 'what it took')], "{who}'s wound of {amount} is gone.", {
    secrets: wholly('vital', 'who'),
  }),
  down: says(
    [who('who'), data<'how', Downs>('how', 'dying, incapacitated, or up; paralyzed, or unbound again')],
    DOWN,
    { which: (e) => e.how },
  ),
  stress: says([who('who'), amount('most')], '{who} has {most} Stress.', { secrets: wholly('vital', 'who') }),
  stands: says([who('who')], '{who} stands up.'),
  'stays-prone': says([who('who'), phrase('why', 'what keeps them there')], '{who} stays prone: {why}.'),
}
