import { nearest, type Words } from '@fray/kernel/rules'
import type { ValueOf } from '../../kinds/field.ts'
import type { Fields } from '../../loading/content.ts'
import { hint, type Path } from '../../loading/problems.ts'
import { ownFields } from '../../loading/reader.ts'
import { FLAG_NAMES, FLAGS, type Flag, SKILLS } from '../words.ts'
import { always, bonus, type DataReader, flag, kind, list, numbers, text } from './data-fields.ts'

const flags = Object.fromEntries(FLAG_NAMES.map((name) => [name, flag(FLAGS[name])])) as Record<
  Flag,
  ReturnType<typeof flag>
>

/** What lasts while a condition or an injury does. */
const bearing = kind('bearing', 'What lasts while it does.', {
  fields: {
    defense: bonus('Added to Defense.', { rule: 'defense-score' }),
    armor: bonus('Added to Armor.', { rule: 'armor-score' }),
    attack: bonus('Added to attack rolls.'),
    speed: bonus('Yards added to Speed.'),
    ...flags,
    skills: numbers(SKILLS, 'Added to skills.', {
      min: -99,
      max: 99,
      default: 0,
      each: (skill) => `Added to ${skill}.`,
    }),
    markers: list(text('Words for the referee.'), 'What the rules give no numbers for: words for the referee.'),
  },
})
export interface Bearing extends ValueOf<typeof bearing> {}

/** What a bearing adds, each number by itself. */
export const addedBy = ({ defense, armor, attack, speed, skills }: Bearing): readonly number[] => [
  defense,
  armor,
  attack,
  speed,
  ...skills,
]

/** What a condition or an injury gives. */
export const gives = always(bearing, 'What lasts while it does.', { key: 'gives' })

/** A condition of the content, under its id. */
export const condition = kind('condition-data', 'A condition.', {
  fields: {
    name: text('What people call it; its id by default.', { min: 1 }),
    about: text<Words>('A line for the people at the table.'),
    bearing: gives,
  },
})

/** A condition as data; one that data does not know is a bearing of nothing but its name as a marker. */
export interface Condition extends ValueOf<typeof condition> {
  readonly id: string
}

/** Reads a condition of the content. */
export function readCondition(r: DataReader, id: string, fields: Fields): Condition {
  const one = condition.from(r, fields)
  return { id, ...one, name: one.name || id }
}

/** What changes nothing. It is read from nothing, which asks nobody anything. */
const NOTHING = bearing.from({} as DataReader, ownFields({}, []))

/** A condition that the content does not know: its name, for the referee. */
export const marker = (id: string): Condition => {
  const name = id.replaceAll('-', ' ')
  const prone = id === 'prone'
  return { id, name, about: '', bearing: { ...NOTHING, prone, markers: prone ? [] : [name] } }
}

/**
 * The conditions of a fight, by position. What the content does not know is a marker, entered when somebody first names
 * it, unless it is nearly the name of another; a fight under way takes in no more.
 */
export class ConditionBook {
  readonly list: Condition[] = []
  /** No further condition is entered. */
  closed = false

  constructor() {
    this.enter('prone')
  }

  /** Enters a marker, or a condition of the content instead of it. */
  enter(id: string, condition: Condition = marker(id)): number {
    const at = this.list.findIndex((one) => one.id === id)
    if (at < 0) return this.list.push(condition) - 1
    this.list[at] = condition
    return at
  }

  /** The position of a condition; a marker for one that nobody knows. */
  at(r: Pick<DataReader, 'problems'>, id: string, path: Path): number {
    const found = this.list.findIndex((one) => one.id === id)
    if (found >= 0) return found
    const ids = this.list.map((one) => one.id)
    if (!this.closed) {
      const near = nearest(id, ids)
      if (near === null) return this.enter(id)
      const own = `For a marker of that name, enter it under "content" as a condition of its own.`
      r.problems.add(path, `There is no condition "${id}". Did you mean "${near}"? ${own}`, 'conditions-list-empty')
      return 0
    }
    r.problems.add(path, `There is no condition "${id}" in this fight.${hint(id, ids)}`, 'conditions-list-empty')
    return 0
  }

  /** All of them as content, which reads to the same. */
  write(): Record<string, unknown> {
    return Object.fromEntries(this.list.map((one) => [one.id, condition.write(one)]))
  }
}
