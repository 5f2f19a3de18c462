import { compileDice } from '@fray/kernel/rules'
import type { ValueOf } from '../../kinds/field.ts'
import { hint } from '../../loading/problems.ts'
import { escalationContent } from '../content/content.ts'
import { AT_WILL, DEAD, PC, TYPES } from '../words.ts'
import type { Ability } from './abilities.ts'
import { checkOther, checkPc, checkPoints, PC_FIELDS, settleKind } from './combatant-checks.ts'
import { type CombatantValues, combatantFields, type GivenCombatant } from './combatant-fields.ts'
import { TYPE_WORDS, typeOf } from './effects.ts'
import { kind, type Reader } from './fields.ts'
import type { Stance } from './stances.ts'
import { settleReady, settleSustaining, writtenReady } from './state.ts'

const USUAL_RECOVERIES = 8
const RECOVERY_DIE = 8

/** The tier of a level where none is printed (`tier`). */
const tierOf = (level: number): number => (level <= 4 ? 1 : level <= 7 ? 2 : 3)

/** Its attacks and then its other abilities, each known by an id of its own. */
function settleAbilities(
  { attacks, abilities }: CombatantValues,
  { at }: GivenCombatant,
  r: Reader,
): readonly Ability[] {
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
function settleStance(id: string, stances: readonly Stance[], { wrong }: GivenCombatant): number {
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
  complete(value, given, r) {
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
