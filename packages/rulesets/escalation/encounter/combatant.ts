import { isMap } from '../../reading/problems.ts'
import { type Fields, listOf, numberOf, textOf, wordOf } from '../../reading/reader.ts'
import type { SeatOf } from '../../reading/seats.ts'
import { findSide } from '../../reading/sides.ts'
import { BANDS, ENEMY, type Entrant, type EscalationSide, KINDS, NPC, PC, TYPES } from '../model.ts'
import { readAbilities } from './abilities.ts'
import { readHealth, readRecovery } from './health.ts'
import type { Reader } from './reader.ts'
import { readCurrent, readStances } from './stances.ts'
import { readState } from './state.ts'
import { typeOf } from './types.ts'

/** The fight that a combatant is read into. */
export interface Table {
  readonly sides: readonly EscalationSide[]
  /** Position of the party. */
  readonly party: number
  readonly seatOf: SeatOf
  /** Names of everybody, by row. */
  readonly names: readonly string[]
}

/** The numbers of somebody of whom nothing is said. */
const USUAL = { level: 1, band: 2, ac: 14, pd: 13, md: 12, deathSave: 13 }

/** The tier of a level where none is printed (`tier`). */
export const tierOf = (level: number): number => (level <= 4 ? 1 : level <= 7 ? 2 : 3)

/** Reads a combatant from its fields. `given` is its side's position where that is settled already, else -1. */
export function readEntrant(r: Reader, name: string, f: Fields, table: Table, given = -1): Entrant {
  const { values } = f
  const { kind, side } = readKind(r, name, f, table, given)
  const level = numberOf(values.level, USUAL.level)
  const stances = readStances(r, f)
  const { abilities, attacks, used } = readAbilities(r, f)
  const health = readHealth(r, name, f, kind)
  const missDamage = isMap(values.missDamage) ? values.missDamage : {}
  const resist = isMap(values.resist) ? values.resist : {}
  const weak = listOf(values.weak).map(typeOf)
  const secondary = isMap(values.secondary) ? values.secondary : {}
  if (kind === PC && values.attackBonus !== undefined) {
    const said = `${name} is a PC and attacks with Level and Volition: leave "attackBonus" out.`
    r.problems.add(f.at('attackBonus'), said, 'enemy-attack-bonus')
  }
  if (kind === PC && values.usesEscalation === false) {
    const said = `${name} is a PC, and every PC adds the escalation die: leave "usesEscalation" out.`
    r.problems.add(f.at('usesEscalation'), said, 'escalation-to-attacks')
  }
  return {
    sheet: {
      name,
      kind,
      from: textOf(values.madeFrom) ?? f.from,
      about: textOf(values.about) ?? '',
      tags: listOf(values.tags).filter((tag) => typeof tag === 'string'),
      stances,
      abilities,
      attacks,
      skills: readSkills(values.skills),
      resist: TYPES.map((_, type) => xOf(resist, type)),
      weak: TYPES.map((_, type) => weak.includes(type)),
      missMelee: missDamage.melee === 'level',
      missRanged: missDamage.ranged === 'level',
      recovery: readRecovery(r, f, kind, level),
      secondary: textOf(secondary.name) ?? '',
      deathSave: numberOf(values.deathSave, USUAL.deathSave),
    },
    side,
    seat: table.seatOf(name, side),
    level,
    tier: numberOf(values.tier, tierOf(level)),
    volition: numberOf(values.volition, 0),
    vitality: numberOf(values.vitality, 0),
    attackBonus: typeof values.attackBonus === 'number' ? values.attackBonus : null,
    usesEscalation: typeof values.usesEscalation === 'boolean' ? values.usesEscalation : kind === PC,
    defenses: [numberOf(values.ac, USUAL.ac), numberOf(values.pd, USUAL.pd), numberOf(values.md, USUAL.md)],
    ...health,
    band: wordOf(values.band, BANDS, USUAL.band),
    stance: readCurrent(r, f, stances),
    used,
    ...readState(r, name, f, { kind, hp: health.hp, abilities, stances, names: table.names }),
  }
}

/** The X of its resistance to the type, the higher of two words for one type; 0 for none. */
const xOf = (resist: Record<string, unknown>, type: number): number =>
  Math.max(0, ...Object.entries(resist).map(([word, x]) => (typeOf(word) === type ? numberOf(x, 0) : 0)))

const readSkills = (raw: unknown): Record<string, number> =>
  Object.fromEntries(
    Object.entries(isMap(raw) ? raw : {}).flatMap(([skill, bonus]) =>
      typeof bonus === 'number' ? [[skill.toLowerCase(), bonus]] : [],
    ),
  )

/** What it is, and its side: PCs and NPCs are the party's, enemies are of the other. */
function readKind(
  r: Reader,
  name: string,
  f: Fields,
  { sides, party }: Table,
  given: number,
): { readonly kind: number; readonly side: number } {
  const { values } = f
  const foes = party === 0 ? 1 : 0
  const said = values.side === undefined ? -1 : findSide(r, values.side, f.at('side'), sides, null)
  const own = given >= 0 ? given : said
  const kind = wordOf(values.kind, KINDS, own === party ? PC : ENEMY)
  const usual = kind === ENEMY ? foes : party
  if (own >= 0 && own !== usual && sides.length > 1) {
    const at = values.side === undefined ? f.path : f.at('side')
    const right =
      kind === ENEMY ? `make it "kind: ${KINDS[NPC]}", which fights for the party` : `make it "kind: ${KINDS[ENEMY]}"`
    const what = `${name} is ${kind === ENEMY ? 'an enemy' : `a ${KINDS[kind]}`}`
    r.problems.add(at, `${what} and does not belong to "${sides[own]?.id}": ${right}.`, 'npc-friends')
  }
  return { kind, side: own < 0 ? usual : own }
}
