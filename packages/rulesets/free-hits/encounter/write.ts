import { type Grid, NO_SQUARE, squareName } from '@fray/kernel'
import { type Plain, present } from '../../reading/plain.ts'
import {
  AIMS,
  BUDGET,
  CARRIED,
  type Condition,
  type Entrant,
  FACINGS,
  IN,
  type Midway,
  MODES,
  NORMAL,
  STATUSES,
  type UnitSide,
} from '../model.ts'
import { writeCondition, writeFeat, writeItemKind, writeReduction, writeSpell } from './write-content.ts'

/** Writes what was read as plain data again, complete: only conditions and creatures are named by id. */

const perKind = (amounts: readonly number[]): Plain | null =>
  amounts.every((n) => n === 0) ? null : Object.fromEntries(BUDGET.map((kind, i) => [kind, amounts[i]]))

/** What does not hang on anybody else. */
function writeUnit(e: Entrant): Plain {
  const { sheet, boosts, channeling } = e
  const { spells } = sheet
  const idOf = (spell: number) => spells[spell]?.id
  return {
    name: sheet.name,
    pc: sheet.pc,
    level: e.level,
    accuracy: e.accuracy,
    agility: e.agility,
    strength: e.strength,
    hp: `${e.hp}/${e.hpMax}`,
    mp: `${e.mp}/${e.mpMax}`,
    movement: e.movement,
    footprint: e.footprint,
    ...(e.slots < 0 ? {} : { slots: e.slots }),
    ...present({
      madeFrom: sheet.from,
      about: sheet.about,
      tags: sheet.tags,
      feats: sheet.feats.map(writeFeat),
      items: e.items.map(({ kind, carried }) => ({ ...writeItemKind(kind), carried: CARRIED[carried] })),
      armors: sheet.reductions.map(writeReduction),
      spells: spells.map(writeSpell),
      lacks: sheet.lacks.map((aim) => AIMS[aim]),
      fullLoad: e.fullLoad,
      facing: FACINGS[e.facing],
      mode: e.mode === NORMAL ? null : MODES[e.mode],
      prone: e.prone,
      conditions: e.conditions.map(({ condition, rounds }) => present({ condition: condition.id, rounds })),
      wounds: e.wounds.map(({ aim, round }) => ({ aim: AIMS[aim], round })),
      spent: perKind(e.spent),
      spaces: e.spaces || null,
      disengaged: e.disengaged,
      boosts: boosts.melee + boosts.hit + boosts.dodge > 0 ? boosts : null,
      debts: perKind(e.debts),
      channeling: channeling && {
        spell: idOf(channeling.spell),
        paid: channeling.paid.map((part) => spells[channeling.spell]?.cast[part]),
      },
      keeping: e.running.map(({ spell, on }) => ({ spell: idOf(spell), on })),
      status: e.status === IN ? null : STATUSES[e.status],
    }),
  }
}

/** The combatant of that row in full. */
export function writeEntrant(roster: readonly Entrant[], row: number, sides: readonly UnitSide[], grid: Grid): Plain {
  const e = roster[row] as Entrant
  const nameAt = (other: number) => roster[other]?.sheet.name
  const summoner = roster[e.summoner]
  const bond = {
    summoner: summoner?.sheet.name,
    spell: summoner?.sheet.spells[e.summonedBy]?.id,
    thralled: e.thralled,
    sick: e.sickUntil || null,
  }
  return {
    ...writeUnit(e),
    side: sides[e.side]?.id,
    ...(e.square === NO_SQUARE ? {} : { at: squareName(grid, e.square) }),
    ...present({ ...bond, undetectedBy: e.undetectedBy === 'all' ? 'all' : e.undetectedBy.map(nameAt) }),
    ...(e.thralled ? { reserve: e.reserve } : {}),
  }
}

/** Every creature that the spells of these can call, and those that their spells can call, in full by id. */
export function writeCreatures(roster: readonly Entrant[], creature: (id: string) => Entrant | null): Plain {
  const written: Plain = {}
  const add = (e: Entrant) => {
    for (const { summon } of e.sheet.spells) {
      const called = summon === null || Object.hasOwn(written, summon.creature) ? null : creature(summon.creature)
      if (summon === null || called === null) continue
      const { madeFrom: _id, ...unit } = writeUnit(called)
      written[summon.creature] = unit
      add(called)
    }
  }
  for (const e of roster) add(e)
  return written
}

/** The conditions in full by id. */
export const writeConditions = (conditions: ReadonlyMap<string, Condition>): Plain =>
  Object.fromEntries([...conditions].map(([id, condition]) => [id, writeCondition(condition)]))

/** The sides by id. */
export const writeSides = (sides: readonly UnitSide[]): Plain =>
  Object.fromEntries(sides.map(({ id, name, party, hitPoints }) => [id, { name, party, hp: hitPoints }]))

/** Where a battle in progress stands. */
export const writeMidway = ({ round, actor, order }: Midway, names: readonly string[]): Plain =>
  present({ round, actor: names[actor], order: order?.map((row) => names[row]) })
