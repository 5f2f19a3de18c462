import { type Plane, squareName } from '@fray/kernel'
import {
  ATTRIBUTES,
  type CarriedItem,
  DAMAGE_TYPES,
  type Entrant,
  type InjuryTable,
  MAIN_HAND,
  PLACES,
  SKILLS,
  STATES,
  WOUND_MARKS,
} from '../model.ts'
import { writeBearing, writeInjury, writeTable } from './bearing.ts'
import { injuryId } from './combatant.ts'
import type { ConditionBook } from './conditions.ts'
import { writeItemKind } from './items.ts'
import { writeAbility, writeSpell } from './powers.ts'
import type { Sides } from './sides.ts'

/** Writes what was read as plain data again, complete: nothing in it refers to content. Reading it gives the same. */

type Plain = Record<string, unknown>

/** The map without what is absent: null, empty lists and texts, false and 0. */
function present(fields: Plain): Plain {
  const isThere = (v: unknown) =>
    v !== null && v !== undefined && v !== '' && v !== false && v !== 0 && !(Array.isArray(v) && v.length === 0)
  return Object.fromEntries(Object.entries(fields).filter(([, v]) => isThere(v)))
}

const writeItem = ({ kind, place, count }: CarriedItem, book: ConditionBook): Plain => ({
  ...writeItemKind(kind, book),
  in: PLACES[place],
  ...(count === 1 ? {} : { count }),
})

const byName = (words: readonly string[], values: readonly number[], usual: number): Plain =>
  Object.fromEntries(words.flatMap((word, i) => (values[i] === usual ? [] : [[word, values[i]]])))

/** A combatant in full. */
export function writeEntrant(e: Entrant, sides: Sides, plane: Plane, book: ConditionBook): Plain {
  const { sheet } = e
  const stress = e.stress === null ? {} : { stress: e.stress }
  return {
    name: sheet.name,
    kind: sheet.monster ? 'monster' : 'character',
    side: sides.list[e.side]?.id,
    attributes: byName(ATTRIBUTES, e.scores, -1),
    hitDice: sheet.hitDice.map(({ count, sides: die }) => `${count}d${die}`),
    ...(sheet.stressMax === null ? {} : { stressMax: sheet.stressMax }),
    ...stress,
    ...(e.woundPoints === null ? {} : { wp: e.woundPoints }),
    speed: e.speed,
    items: e.items.map((item) => writeItem(item, book)),
    at: squareName(plane, e.square),
    ...(e.baseInitiative === null ? {} : { baseInitiative: e.baseInitiative }),
    ...(e.intimidated === null ? {} : { intimidated: e.intimidated }),
    ...present({
      madeFrom: sheet.from,
      about: sheet.about,
      tags: sheet.tags,
      wpModifiers: e.wpModifiers,
      mana: e.manaMax === 0 ? null : `${e.mana}/${e.manaMax}`,
      defense: e.defenseBonus,
      armor: e.armor,
      initiativeModifier: e.initiativeModifier,
      spells: sheet.spells.map((spell) => writeSpell(spell, book)),
      abilities: sheet.abilities.map((ability) => writeAbility(ability, book)),
      wounds: e.wounds.map(({ amount, marks }) =>
        [amount, ...WOUND_MARKS.filter((_, i) => ((marks >>> i) & 1) === 1)].join(' '),
      ),
      injuries: e.injuries.map(writeOldInjury),
      conditions: e.conditions.map(({ condition, rounds }) => ({
        condition: book.list[condition]?.id,
        ...(rounds === 0 ? {} : { rounds }),
      })),
      surprised: e.surprised,
      stabilized: e.stabilized,
      prone: e.prone,
      state: e.state === 0 ? null : STATES[e.state],
      fullDefense: e.fullDefense,
      reactionUsed: e.reactionUsed,
      moved: e.moved,
      actions: e.actions,
      actedBefore: e.actedBefore,
      bigHit: e.bigHit,
    }),
    ...nonEmpty('damaged', byName(ATTRIBUTES, e.damaged, 0)),
    ...nonEmpty('skills', byName(SKILLS, e.skills, 0)),
  }
}

const nonEmpty = (key: string, map: Plain): Plain => (Object.keys(map).length > 0 ? { [key]: map } : {})

function writeOldInjury({ injury, type, side }: Entrant['injuries'][number]): unknown {
  const where = side < 0 ? {} : { side: side === MAIN_HAND ? 'main' : 'off' }
  if (type >= 0) return { from: injuryId(injury.name), ...where }
  const { side: _side, ...rest } = writeInjury(injury)
  return { ...rest, ...where }
}

/** Conditions and tables of injuries in full, as content. */
export function writeLasting(book: ConditionBook, tables: readonly (InjuryTable | null)[]): Plain {
  const conditions = Object.fromEntries(
    book.list.map(({ id, name, bearing }) => [id, { name, about: 'A condition.', gives: writeBearing(bearing) }]),
  )
  const injuries = Object.fromEntries(
    tables.flatMap((table, i) => (table === null ? [] : [[DAMAGE_TYPES[i] as string, writeTable(table)]])),
  )
  return { conditions, injuries }
}
