import { compileDice } from '@fray/kernel/rules'
import * as z from 'zod'
import type { Points, ValueOf, ValuesOf } from '../../kinds/field.ts'
import type { Given } from '../../kinds/record.ts'
import { hint, isMap } from '../../reading/problems.ts'
import { madeFromSchema } from '../../reading/schema.ts'
import { findSide } from '../../reading/sides.ts'
import type { EscalationRule } from '../catalogue/rule-ids.ts'
import { escalationContent } from '../content/content.ts'
import { AT_WILL, BANDS, DEAD, ENEMY, IN, KINDS, NPC, OUT, PC, TYPES, UNCONSCIOUS } from '../words.ts'
import { type Ability, ability } from './abilities.ts'
import { TYPE_WORDS, typeOf, typeSaid } from './effects.ts'
import {
  about,
  choice,
  custom,
  dice,
  kind,
  list,
  maybe,
  number,
  numbers,
  points,
  type Reader,
  text,
  word,
  yesNo,
} from './fields.ts'
import { type Stance, stances } from './stances.ts'
import { settleReady, settleSustaining, stateFields, writtenReady } from './state.ts'

const USUAL_HP = 20
const USUAL_RECOVERIES = 8
const RECOVERY_DIE = 8
const USUAL_BAND = 2

/** The tier of a level where none is printed (`tier`). */
const tierOf = (level: number): number => (level <= 4 ? 1 : level <= 7 ? 2 : 3)

const side = custom<number>("The id of its side; the party's for pcs and npcs, the other for enemies.", {
  schema: z.string(),
  shape: { type: 'text' },
  read: (r, raw, path) => (raw === undefined ? -1 : findSide(r, raw, path, r.sides, null)),
  write: (at, r) => r?.sides[at]?.id,
})

const defense = (name: string, leftOut: number) =>
  number(`Its ${name}.`, { rule: 'attack-roll', min: 0, max: 999, leftOut, always: true, column: { shown: false } })

const missed = (what: string) => choice(['level', 'none'], `On a missed Basic ${what} Attack.`, { leftOut: 'none' })

/** Points of its second resource. */
export const secondaryPoints = points('How much of it.', {
  leftOut: 0,
  column: { min: 0 },
  mostColumn: { min: 0, shown: false },
})

const skills = custom<Readonly<Record<string, number>>>('Skills with their bonus.', {
  rule: 'skill-check',
  schema: z.record(z.string(), z.int().min(-99).max(99)),
  read: (_r, raw) =>
    Object.fromEntries(
      Object.entries(isMap(raw) ? raw : {}).flatMap(([skill, bonus]) =>
        typeof bonus === 'number' ? [[skill.toLowerCase(), bonus]] : [],
      ),
    ),
  write: (all) => (Object.keys(all).length === 0 ? undefined : all),
})

export const combatantFields = {
  name: text('What people call it.'),
  kind: word(KINDS, 'What it is: an enemy if left out, a pc on the side of the party.', { column: {} }),
  side,
  level: number('Its Level.', { rule: 'attack-roll', min: 0, max: 99, leftOut: 1, always: true, column: { min: -5 } }),
  tier: number('Its tier: by its Level if left out.', { rule: 'tier', min: 1, max: 99, column: { init: 1 } }),
  volition: number('Its Volition.', {
    rule: 'attack-roll',
    min: -99,
    max: 99,
    leftOut: 0,
    column: { shown: false },
  }),
  vitality: number('Its Vitality, for the table.', { min: -99, max: 99, leftOut: 0, column: {} }),
  attackBonus: maybe(
    number('Of an enemy or npc: added to its attacks in place of Level and Volition.', {
      rule: 'enemy-attack-bonus',
      min: -99,
      max: 99,
    }),
  ),
  usesEscalation: yesNo('Whether it adds the escalation die: every pc does, others only if this says so.', {
    column: { shown: false },
  }),
  ac: defense('AC', 14),
  pd: defense('PD', 13),
  md: defense('MD', 12),
  hp: points('Hit points: a number, or current/most.', {
    rule: 'damage-to-hp',
    leftOut: USUAL_HP,
    below: true,
    column: { sight: 'vital', label: 'hit points' },
    mostColumn: { init: 1, min: 1, sight: 'vital', label: 'most hit points' },
  }),
  staggeredAt: number('Of an enemy: hit points at which it is Staggered, for the option set-by-referee.', {
    rule: 'staggered-enemy',
    min: 1,
    max: 100_000,
    leftOut: 0,
    column: { sight: 'referee' },
  }),
  band: word(BANDS, 'Its initiative band.', {
    rule: 'initiative-bands',
    leftOut: USUAL_BAND,
    column: { init: USUAL_BAND },
  }),
  stances,
  stance: text('The id of the stance that it is in: the first if left out.', { rule: 'stances' }),
  missDamage: maybe(
    kind('miss-damage', 'Damage of its missed Basic Attacks: its Level, or none.', {
      fields: { melee: missed('Melee'), ranged: missed('Ranged') },
    }),
    undefined,
    { rule: 'basic-miss-damage' },
  ),
  recoveries: points('Recoveries: a number, or current/most.', {
    rule: 'recoveries',
    leftOut: 0,
    column: { min: 0 },
    mostColumn: { min: 0 },
  }),
  recovery: dice('What one Recovery heals: a d8 for each Level if left out.', { rule: 'recovery-heal' }),
  noRecoveryPenalty: number('What healing without Recoveries has cost its Volition and defenses.', {
    rule: 'no-recoveries-left',
    min: 0,
    max: 99,
    leftOut: 0,
    column: {},
  }),
  power: points('Power: a number, or current/most.', {
    rule: 'ability-spend',
    leftOut: 0,
    column: { min: 0 },
    mostColumn: { min: 0, shown: false },
  }),
  secondary: maybe(
    kind('secondary', 'A second resource that serves as Power.', {
      fields: {
        name: text('What it is called.', { min: 1, needed: 'This resource has no "name".' }),
        amount: secondaryPoints,
      },
    }),
    undefined,
    { rule: 'ability-spend-secondary' },
  ),
  resist: numbers(TYPE_WORDS, 'Damage types with the Natural result from which they count in full.', {
    rule: 'resistance',
    min: 1,
    max: 99,
    leftOut: 0,
    each: (word) => `From which Natural ${word} counts.`,
  }),
  weak: list(typeSaid('A damage type.'), 'Damage types that crit it more easily.', { rule: 'weakness' }),
  skills,
  attacks: list(ability, 'Its attacks; the first is the basic one of an enemy.'),
  abilities: list(ability, 'Its abilities.'),
  deathSave: number('The number of its Death Saves.', { rule: 'death-save', min: 3, max: 30, leftOut: 13 }),
  tags: list(text('A word.'), 'Words of your own; object for a thing.'),
  about: about(),
  madeFrom: text('The content id that it was made from.', { schema: madeFromSchema }),
  ...stateFields,
  acted: yesNo('Of a fight in progress: it has had its turn this round; by its band if left out.'),
  out: word(OUT, 'What has become of it: none while it is in the fight.', {
    leftOut: IN,
    last: UNCONSCIOUS,
    column: {},
  }),
}

type Values = ValuesOf<typeof combatantFields>
type Told = Given<keyof typeof combatantFields, EscalationRule>

/** What only a PC has, with the rule by which others do not. */
const OF_PCS: Readonly<Partial<Record<keyof typeof combatantFields, EscalationRule>>> = {
  recoveries: 'npc-healing',
  recovery: 'npc-healing',
  noRecoveryPenalty: 'no-recoveries-left',
  deathSavesFailed: 'enemy-at-zero',
  stabilized: 'enemy-at-zero',
  hardFall: 'enemy-at-zero',
  deathSave: 'enemy-at-zero',
}
const PC_FIELDS = Object.keys(OF_PCS) as (keyof typeof combatantFields)[]

/** What it is, and its side: PCs and NPCs are the party's, enemies are of the other. */
function settleKind({ name, kind: said, side }: Values, { raw, path, at }: Told, r: Reader) {
  const { sides, party, joins } = r
  const foes = party === 0 ? 1 : 0
  const own = joins >= 0 ? joins : side
  const kind = said >= 0 ? said : own === party ? PC : ENEMY
  const usual = kind === ENEMY ? foes : party
  if (own >= 0 && own !== usual && sides.length > 1) {
    const right =
      kind === ENEMY ? `make it "kind: ${KINDS[NPC]}", which fights for the party` : `make it "kind: ${KINDS[ENEMY]}"`
    const what = `${name} is ${kind === ENEMY ? 'an enemy' : `a ${KINDS[kind]}`}`
    const where = raw.side === undefined ? path : at('side')
    r.problems.add(where, `${what} and does not belong to "${sides[own]?.id}": ${right}.`, 'npc-friends')
  }
  return { kind, side: own < 0 ? usual : own }
}

/** Points of which there are more than there can be at most. */
function checkPoints({ name, hp, recoveries, power, secondary }: Values, { wrong }: Told): void {
  const pools: readonly [keyof typeof combatantFields, string, Points, EscalationRule][] = [
    ['hp', 'hit points', hp, 'damage-to-hp'],
    ['recoveries', 'Recoveries', recoveries, 'recoveries'],
    ['power', 'Power', power, 'ability-spend'],
    ['secondary', secondary?.name ?? '', secondary?.amount ?? { now: 0, most: 0 }, 'ability-spend-secondary'],
  ]
  for (const [key, what, { now, most }, rule] of pools) {
    if (now <= most) continue
    wrong(key, `${name} has ${now} ${what} but at most ${most}: the first number is the current one.`, rule)
  }
  if (hp.most >= 1) return
  const right = 'for one that is down write both, as in 0/9'
  wrong('hp', `${name} cannot have ${hp.most} hit points at most: ${right}.`, 'damage-to-hp')
}

/** What a PC does not say because it follows from its being one, and what only one who is Dying has. */
function checkPc({ name, hp, stabilized, hardFall }: Values, { raw, wrong }: Told): void {
  const leave = (key: keyof typeof combatantFields, what: string, rule: EscalationRule) =>
    wrong(key, `${name} is a PC${what}: leave "${key}" out.`, rule)
  if (raw.attackBonus !== undefined) {
    leave('attackBonus', ' and attacks with Level and Volition', 'enemy-attack-bonus')
  }
  if (raw.usesEscalation === false) {
    leave('usesEscalation', ', and every PC adds the escalation die', 'escalation-to-attacks')
  }
  if (raw.staggeredAt !== undefined) leave('staggeredAt', ' and Staggered at half', 'staggered-enemy')
  if (hp.now <= 0) return
  const says = `${name} has ${hp.now} hit points and is not Dying: leave this out.`
  if (stabilized) wrong('stabilized', says, 'stabilize')
  if (hardFall) wrong('hardFall', says, 'death-save-disadvantage')
}

/** What an enemy or NPC does not have, and is not without hit points. */
function checkOther({ name, hp }: Values, kind: number, { raw, wrong }: Told): void {
  for (const key of PC_FIELDS) {
    const value = raw[key]
    if (value === undefined || value === false || (value === 0 && key !== 'recovery')) continue
    const said = `Only a PC has "${key}", and ${name} is an ${KINDS[kind]}: leave it out, or make it "kind: pc".`
    wrong(key, said, OF_PCS[key])
  }
  if (hp.now > 0 || raw.out !== OUT[IN]) return
  const what = `${name} has no hit points left and is an ${KINDS[kind]}: it is dead or unconscious, not in the fight.`
  wrong('out', what, 'enemy-at-zero')
}

/** Its attacks and then its other abilities, each known by an id of its own. */
function settleAbilities({ attacks, abilities }: Values, { at }: Told, r: Reader): readonly Ability[] {
  const all: Ability[] = []
  const add = (key: 'attacks' | 'abilities') => (one: Ability, i: number) => {
    const path = [...at(key), i]
    if (all.some(({ id }) => id.toLowerCase() === one.id.toLowerCase())) {
      const right = 'give each an "id" of its own'
      r.problems.add(path, `There is a second ability "${one.id}" here: ${right}.`, 'ability-entry')
    }
    if (one.used && one.frequency === AT_WILL) {
      const said = `${one.name} is At-Will and never used up: leave "used" out.`
      r.problems.add([...path, 'used'], said, 'ability-at-will')
    }
    const isRead = !r.problems.list.some((problem) => path.every((step, n) => problem.path[n] === step))
    if (key === 'attacks' && one.vs < 0 && isRead) {
      const right = 'give it an "attack", or list it under "abilities"'
      r.problems.add(path, `${one.name} attacks nobody: ${right}.`, 'enemy-attack-bonus')
    }
    all.push(one)
  }
  attacks.forEach(add('attacks'))
  abilities.forEach(add('abilities'))
  return all
}

/** The position of the stance that somebody is in: the first where none is named, -1 where there are none. */
function settleStance(id: string, stances: readonly Stance[], { wrong }: Told): number {
  if (id === '') return stances.length > 0 ? 0 : -1
  const ids = stances.map((one) => one.id)
  const found = ids.indexOf(id)
  const right = ids.length === 0 ? ' There are no "stances" here.' : hint(id, ids)
  if (found < 0) wrong('stance', `There is no stance "${id}" among its own.${right}`, 'stances')
  return found
}

/** Anybody who fights. `name` is given from outside: the key of a map, or the name in a list. */
export const combatant = kind('combatant', 'Anybody who fights.', {
  content: { kind: 'combatants', built: escalationContent.combatants },
  fields: combatantFields,
  settle(value, given, r) {
    const { raw, at } = given
    const { name, level, stances } = value
    const { kind, side } = settleKind(value, given, r)
    const isPc = kind === PC
    checkPoints(value, given)
    if (isPc) checkPc(value, given)
    else checkOther(value, kind, given)
    const abilities = settleAbilities(value, given, r)
    const own = { abilities, stances }
    const recoveries = raw.recoveries === undefined && isPc ? USUAL_RECOVERIES : null
    return {
      ...value,
      kind,
      side,
      seat: r.seatOf(name, side),
      madeFrom: value.madeFrom || given.from,
      tier: raw.tier === undefined ? tierOf(level) : value.tier,
      usesEscalation: value.usesEscalation ?? isPc,
      hp: { now: value.hp.now, most: Math.max(1, value.hp.most) },
      stance: settleStance(value.stance, stances, given),
      recoveries: recoveries === null ? value.recoveries : { now: recoveries, most: recoveries },
      recovery: value.recovery === null && isPc ? compileDice(`${Math.max(1, level)}d${RECOVERY_DIE}`) : value.recovery,
      /** By position in TYPE_WORDS: the X of "Resist X+", 0 for none; other words for a type count as that type. */
      resist: TYPE_WORDS.map((_, type) =>
        type < TYPES.length ? Math.max(...value.resist.filter((_, word) => typeOf(TYPE_WORDS[word]) === type)) : 0,
      ),
      /** By position in TYPES. */
      weak: TYPES.map((_, type) => value.weak.includes(type)),
      /** Attacks first, then the other abilities. */
      abilities,
      /** How many of the abilities are its attacks. */
      attacks: value.attacks.length,
      readied: value.readied === null ? null : settleReady(r, value.readied, at('readied'), own),
      sustaining: settleSustaining(r, name, value.sustaining, at('sustaining'), abilities),
      out: raw.out === undefined && !isPc && value.hp.now <= 0 ? DEAD : value.out,
    }
  },
  apart: ({ attacks, abilities, stance, stances, weak, readied, sustaining }) => ({
    attacks: abilities.slice(0, attacks),
    abilities: abilities.slice(attacks),
    stance: stances[stance]?.id ?? '',
    weak: TYPES.flatMap((_, type) => (weak[type] ? [type] : [])),
    readied: readied === null ? null : writtenReady(readied, { abilities, stances }),
    sustaining: sustaining.map(({ ability, due }) => ({ ability: abilities[ability]?.id ?? '', due })),
  }),
  without: ({ kind }) => (kind === PC ? ['usesEscalation'] : PC_FIELDS),
})

/** A combatant as it enters the fight; what never changes of it stays its sheet. */
export interface Entrant extends ValueOf<typeof combatant> {}
