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
  say,
  type TallyRecord,
  whichLeft,
  who,
  yes,
} from '@fray/kernel/rules'
import { aim, aimed, says } from './event-fields.ts'
import type { Cited } from './scene.ts'

/** Rules by which hit points change without an event that tells of it: how somebody looks then is told by itself. */
const TOLD_ALONE: ReadonlySet<string> = new Set<Cited>(['override', 'channel-upkeep', 'delay-how', 'thrall-mhp'])

/** `10 + 2 = 12 damage`, as far as it may be known, and what dealt it. */
function harmOf(tally: TallyRecord | null, by: string): Message {
  const damage = damageOf(tally)
  return by === '' ? damage : say('{damage} ({by})', { damage, by: { thing: by } })
}

/** What is told of hit points, wounds and what lies on somebody, and of those who are out of the battle. */
export const ofWounds = {
  'vital-change': says(
    [who('row'), look('health'), byRule<Cited>('rule')],
    { looks: '{row} looks {health}.', down: '{row} is {health}.' },
    {
      which: (e) => (!TOLD_ALONE.has(e.rule) ? null : e.health === 'down' ? 'down' : 'looks'),
    },
  ),
  damage: says(
    [
      who('attacker'),
      who('target'),
      // What the attacker adds, and what the target takes off.
      damageSum('attacker', 'target'),
      yes('wounds'),
      aim,
      called('by', 'what dealt it; empty for a blow'),
      left('left', 'target', 'combatant.hp'),
      byRule<Cited>('rule'),
    ],
    {
      plain: '{target} takes {harm}.',
      left: '{target} takes {harm}, {left}.',
      looks: '{target} takes {harm} and looks {left}.',
      down: '{target} takes {harm} and is {left}.',
    },
    { which: (e) => whichLeft(e.left), slots: (e) => ({ harm: harmOf(e.tally, e.by) }) },
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
      nothing: '{target} is healed for {amount} ({by}), which adds nothing.',
      plain: '{target} is healed for {amount} ({by}).',
      left: '{target} is healed for {amount} ({by}), {left}.',
      looks: '{target} is healed for {amount} ({by}) and looks {left}.',
      down: '{target} is healed for {amount} ({by}) and is {left}.',
    },
    { which: (e) => (e.adds ? whichLeft(e.left) : 'nothing') },
  ),
  wound: says([who('who'), aim], '{who} is wounded{aimed}.', { slots: (e) => ({ aimed: aimed(e.aim) }) }),
  'wound-heals': says([who('who'), aim], 'A wound of {who} closes{aimed}.', {
    slots: (e) => ({ aimed: aimed(e.aim) }),
  }),
  condition: says(
    [who('who'), called('name'), data<'rounds', number | null>('rounds', 'how many it lasts, or null')],
    {
      lasts: '{who}: {name}.',
      'one-round': '{who}: {name} for this round.',
      rounds: '{who}: {name} for {count} rounds.',
    },
    {
      which: (e) => (e.rounds === null ? 'lasts' : e.rounds === 1 ? 'one-round' : 'rounds'),
      slots: (e) => ({ count: { number: e.rounds ?? 0 } }),
    },
  ),
  'condition-ends': says(
    [who('who'), called('name'), yes('timeUp', 'whether it has lasted as long as it should')],
    { ends: '{who}: no longer {name}.', 'time-up': '{who}: no longer {name}: its time is up.' },
    { which: (e) => (e.timeUp ? 'time-up' : 'ends') },
  ),
  modified: says([who('who'), called('by')], '{who} is under the effect of {by}.'),
  falls: says(
    [who('who'), yes('dead'), byRule<Cited>('rule')],
    { dead: '{who} is dead.', defeated: '{who} is defeated.' },
    { which: (e) => (e.dead ? 'dead' : 'defeated') },
  ),
  flees: says([who('who')], '{who} has fled from the battlefield.'),
  yields: says([who('who')], '{who} has lost the will to fight.'),
  revives: says([who('who')], '{who} is back in the battle.'),
}
