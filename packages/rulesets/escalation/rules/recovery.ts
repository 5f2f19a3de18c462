import {
  choice,
  compileDice,
  type Option,
  type Pool,
  person,
  plainly,
  REFEREE,
  say,
  type Who,
} from '@fray/kernel/rules'
import { escalationNumbers } from '../catalogue/rule-ids.ts'
import { cite } from '../citing.ts'
import type { Cited, EscalationScene } from '../scene.ts'
import { C } from '../tables.ts'
import { PC } from '../words.ts'
import { heal } from './life.ts'
import { half } from './rolls.ts'
import { isParty } from './who.ts'

const WAYS: readonly Option[] = [
  { value: 'roll', label: plainly('roll the dice') },
  { value: 'average', label: plainly('take the average') },
]

/** The average of a Recovery: each die rounded down, flat parts added after. */
const averageRecovery = (pool: Pool): number =>
  pool.sides.reduce((sum, sides) => sum + Math.floor((sides + 1) / 2), pool.bonus)

/** Rolled or averaged, as its player says; `average` is what was said with the command (null: it is asked). */
function recoveryAmount(scene: EscalationScene, who: Who, pool: Pool, average: boolean | null): number {
  cite('recovery-average')
  if (pool.sides.length === 0) return Math.max(0, pool.bonus)
  const asked = average ?? askAverage(scene, who, pool)
  const amount = asked ? averageRecovery(pool) : scene.roll(pool, who, 'recovery-average', 'a Recovery')
  return Math.max(0, amount)
}

function askAverage(scene: EscalationScene, who: Who, pool: Pool): boolean {
  const prompt = say('{who} heals {dice}: roll, or take the average of {average}?', {
    who: person(who),
    dice: { said: pool.text },
    average: { number: averageRecovery(pool) },
  })
  return scene.ask(choice('recovery-average', who, prompt, WAYS)) === 1
}

/** What using a Recovery may add and how. */
export interface Using {
  /** Spends none (`free-recovery`). */
  readonly free: boolean
  /** What the ability adds. */
  readonly plus: Pool | null
  readonly average: boolean | null
}

/** Heals by a Recovery. Without any left it gives half, at a lasting price; an NPC heals by its Level instead. */
export function useRecovery(scene: EscalationScene, who: Who, using: Using, rule: Cited): number {
  const { kind, recoveries } = scene.now.combatant
  const { recovery } = scene.fighter(who).sheet
  if (kind[who] !== PC || recovery === null) return healNpc(scene, who, using)
  const left = recoveries[who]
  let amount = recoveryAmount(scene, who, recovery, using.average)
  if (using.plus !== null) amount += scene.roll(using.plus, who, 'recovery-heal', 'more healing')
  if (using.free) cite('free-recovery')
  else cite('recovery-heal')
  if (!using.free && left === 0) {
    amount = half(amount)
    const less = scene.now.combatant.noRecoveryPenalty[who] + escalationNumbers['no-recoveries-left'].less
    scene.set(C.noRecoveryPenalty, who, less, 'no-recoveries-left')
  } else if (!using.free) scene.set(C.recoveries, who, left - 1, 'recovery-heal')
  return heal(scene, who, amount, using.free ? 'a Free Recovery' : 'a Recovery', rule)
}

const DICE = { d6: 6, d10: 10 } as const

/** An NPC heals dice by its Level, one die at Level 0 or less, and spends nothing. */
function healNpc(scene: EscalationScene, who: Who, { plus }: Using): number {
  if (isParty(scene, who)) cite('npc-friends')
  const said = scene.setup.options['npc-healing'] as 'd6' | 'd10' | 'ask'
  const way = said === 'ask' ? askDie(scene, who) : said
  const count = Math.max(1, scene.now.combatant.level[who])
  let amount = scene.roll(compileDice(`${count}d${DICE[way]}`), who, 'npc-healing', 'healing of an NPC')
  if (plus !== null) amount += scene.roll(plus, who, 'npc-healing', 'more healing')
  return heal(scene, who, amount, 'healing', 'npc-healing')
}

const NPC_DICE: readonly Option[] = [
  { value: 'd6', label: plainly('a d6 for each Level') },
  { value: 'd10', label: plainly('a d10 for each Level') },
]

const askDie = (scene: EscalationScene, who: Who): 'd6' | 'd10' =>
  scene.ask(choice('npc-healing', REFEREE, say('What does {who} heal?', { who: person(who) }), NPC_DICE)) === 1
    ? 'd10'
    : 'd6'
