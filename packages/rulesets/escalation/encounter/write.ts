import { type Plain, present } from '../../reading/plain.ts'
import {
  ADVANTAGE_TO,
  AIMS,
  BANDS,
  type Entrant,
  type EscalationSide,
  GRABBED,
  IN,
  KINDS,
  ONGOING,
  OUT,
  READY_ACTS,
  READY_WHEN,
  SLOTS,
  type StartingCondition,
  type StartingReady,
  TYPES,
  UNTIL_REMOVED,
  WAITING,
} from '../model.ts'
import { writeLength } from './duration.ts'
import { writeAbility, writeStance } from './write-content.ts'

/** Writes what was read as plain data again, complete: only conditions are named by id. */

/** What names in a combatant mean: everybody by row, conditions by position, sides by position. */
export interface Words {
  readonly names: readonly string[]
  readonly conditions: readonly string[]
  readonly sides: readonly EscalationSide[]
}

function writeCondition(condition: StartingCondition, { names, conditions }: Words): unknown {
  const { duration, save, of, by, amount, type } = condition
  const isOngoing = condition.condition === ONGOING
  const id = conditions[condition.condition]
  if (!isOngoing && duration === UNTIL_REMOVED && by < 0 && condition.condition !== GRABBED) return id
  return present({
    ...(isOngoing ? { ongoing: amount, type: TYPES[type] } : { condition: id }),
    ...writeLength({ lasts: duration, save }),
    of: names[of],
    by: names[by],
  })
}

function writeReady(ready: StartingReady, e: Entrant, names: readonly string[]): Plain {
  const act = READY_ACTS[ready.act]
  return present({
    slot: SLOTS[ready.slot],
    act,
    target: names[ready.target],
    ...Object.fromEntries(
      AIMS.flatMap((as) => {
        const whom = ready.aims.filter((one) => one.as === as).map((one) => names[one.whom])
        return whom.length === 0 ? [] : [[as, as === 'to' ? whom[0] : whom]]
      }),
    ),
    knockOut: ready.knockOut,
    ability: act === 'stance' ? null : e.sheet.abilities[ready.ability]?.id,
    stance: act === 'stance' ? e.sheet.stances[ready.ability]?.id : null,
    when: READY_WHEN[ready.when],
    who: names[ready.who],
    because: ready.because,
  })
}

const byType = (values: readonly number[]): Plain =>
  Object.fromEntries(values.flatMap((x, type) => (x > 0 ? [[TYPES[type], x]] : [])))

/** What it has of the numbers that only some have. */
function writePools(e: Entrant): Plain {
  const { sheet } = e
  const secondary = { name: sheet.secondary, amount: `${e.secondary}/${e.secondaryMax}` }
  return present({
    recoveries: e.recoveriesMax > 0 ? `${e.recoveries}/${e.recoveriesMax}` : KINDS[sheet.kind] === 'pc' ? '0/0' : null,
    recovery: sheet.recovery?.text,
    noRecoveryPenalty: e.noRecoveryPenalty || null,
    power: e.powerMax > 0 ? `${e.power}/${e.powerMax}` : null,
    secondary: sheet.secondary === '' ? null : secondary,
    deathSave: KINDS[sheet.kind] === 'pc' ? sheet.deathSave : null,
  })
}

/** What has been done to it and what it is doing. */
function writeState(e: Entrant, words: Words): Plain {
  const { sheet } = e
  return {
    ...present({
      conditions: e.conditions.map((condition) => writeCondition(condition, words)),
      advantage: e.advantages.map(({ to, amount, from }) => ({ to: ADVANTAGE_TO[to], amount, ...present({ from }) })),
      deathSavesFailed: e.deathSavesFailed || null,
      stabilized: e.stabilized,
      hardFall: e.hardFall,
      lastGasp: e.lastGasp === null ? null : present({ outcome: e.lastGasp }),
      spent: SLOTS.filter((_, slot) => e.spent[slot]),
      interruptUsed: e.interruptUsed,
      freeUsed: e.freeUsed || null,
      readied: e.readied && writeReady(e.readied, e, words.names),
      lostSlot: SLOTS[e.lostSlot],
      sustaining: e.sustaining.map(({ ability, due }) => {
        const id = sheet.abilities[ability]?.id
        return due ? { ability: id, due } : id
      }),
      out: e.out === IN || e.out === WAITING ? null : OUT[e.out],
    }),
    ...(e.acted === null ? {} : { acted: e.acted }),
  }
}

/** A combatant in full. */
export function writeEntrant(e: Entrant, words: Words): Plain {
  const { sheet } = e
  const abilities = sheet.abilities.map((ability, i) => ({
    ...writeAbility(ability, words.conditions),
    ...(e.used[i] ? { used: true } : {}),
  }))
  const [ac, pd, md] = e.defenses
  return {
    name: sheet.name,
    kind: KINDS[sheet.kind],
    side: words.sides[e.side]?.id,
    level: e.level,
    tier: e.tier,
    volition: e.volition,
    vitality: e.vitality,
    ...(e.attackBonus === null ? {} : { attackBonus: e.attackBonus }),
    usesEscalation: e.usesEscalation,
    ac,
    pd,
    md,
    hp: `${e.hp}/${e.hpMax}`,
    band: BANDS[e.band],
    ...present({
      madeFrom: sheet.from,
      about: sheet.about,
      tags: sheet.tags,
      staggeredAt: e.staggeredAt || null,
      stances: sheet.stances.map(writeStance),
      stance: sheet.stances[e.stance]?.id,
    }),
    missDamage: { melee: sheet.missMelee ? 'level' : 'none', ranged: sheet.missRanged ? 'level' : 'none' },
    ...writePools(e),
    resist: byType(sheet.resist),
    skills: { ...sheet.skills },
    ...present({
      weak: TYPES.filter((_, type) => sheet.weak[type]),
      attacks: abilities.slice(0, sheet.attacks),
      abilities: abilities.slice(sheet.attacks),
    }),
    ...writeState(e, words),
  }
}

/** The sides by id. */
export const writeSides = (sides: readonly EscalationSide[]): Plain =>
  Object.fromEntries(sides.map(({ id, name, party, hitPoints }) => [id, { name, party, hp: hitPoints }]))
