import { type About, inEnglish, nameKey, type SeenSlot, seenOf, type Words } from '@fray/kernel/rules'
import type { WeaponSpeedRule } from '../catalogue/rule-ids.ts'
import { addedBy, type Condition as ConditionData } from '../kinds/conditions.ts'
import type { Injury } from '../kinds/injuries.ts'
import { conditionOf, conditionsOf, injuriesOf, injuryOf } from '../rules/figures.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { ARMS, DAMAGE_TYPES } from '../words.ts'
import { bearingLines, injuryLines, inWords, linesOf, one, sentences } from './said.ts'
import { type StateOn, statesOf } from './states.ts'

/** An explanation whose lines are not put into words yet. */
type Plain = Omit<About, 'lines'> & { readonly lines: readonly SeenSlot[] }

const explained = (plain: Plain): About => ({ ...plain, lines: linesOf(plain.lines) })

function plainCondition({ name, about, bearing }: ConditionData): Plain {
  const lines = [...(about === '' ? [] : [one(about)]), ...bearingLines(bearing)]
  return {
    title: name,
    kind: 'condition',
    lines: lines.length === 0 ? [one('What it means is for the referee to say.')] : lines,
    facts: [],
    rules: ['conditions-list-empty' satisfies WeaponSpeedRule],
  }
}

const plainInjury = (injury: Injury): Plain => ({
  title: injury.name,
  kind: 'injury',
  lines: [...injuryLines(injury), one('It lasts until it is healed.')],
  facts: [],
  rules: [injury.rule, 'injury-duration' satisfies WeaponSpeedRule],
})

/** A condition of the data, or a marker, as such. */
export const aboutCondition = (condition: ConditionData): About => explained(plainCondition(condition))

/** An injury as such. */
export const aboutInjury = (injury: Injury): About => explained(plainInjury(injury))

/** When a condition that lasts so many rounds, this one included, is over. */
function endOf(scene: WeaponSpeedScene, rounds: number): SeenSlot {
  if (rounds === 0) return one('when something ends it')
  return seenOf('at the end of round {round}', {
    round: { number: Math.max(1, scene.now.fight.round[0]) + rounds - 1 },
  })
}

/** Everything that lies on somebody: what it is by the rules, conditions, injuries. All of it is open to everybody. */
export function lastingOn(scene: WeaponSpeedScene, row: number): StateOn[] {
  const of = scene.name(row)
  const found = statesOf(scene, row)
  const { condition, injury } = scene.now
  for (const i of conditionsOf(scene, row)) {
    const data = conditionOf(scene, i)
    const ends = endOf(scene, condition.rounds[i])
    add(found, { plain: plainCondition(data), source: '', ends, of, good: isGood(data) })
  }
  for (const i of injuriesOf(scene, row)) {
    const { type, own } = injury
    const source =
      type[i] >= 0
        ? inEnglish('{kind} damage', { kind: { thing: DAMAGE_TYPES[type[i]] as string } })
        : own[i] >= 0
          ? inEnglish('the referee')
          : ''
    const side = ARMS[injury.side[i]]
    const plain = plainInjury(injuryOf(scene, i))
    const onSide = seenOf('It is on the {side} side.', { side: one(side ?? '') })
    const sided = side === undefined ? plain : { ...plain, lines: [onSide, ...plain.lines] }
    add(found, { plain: sided, source, ends: one('when they are healed'), of, good: false })
  }
  return found
}

interface Lasting {
  readonly plain: Plain
  readonly source: Words
  readonly ends: SeenSlot
  readonly of: string
  readonly good: boolean
}

/** Adds one; a second of the same name is told by a number. */
function add(found: StateOn[], { plain, source, ends, of, good }: Lasting): void {
  const same = found.filter(({ about }) => nameKey(about.title) === nameKey(plain.title)).length
  const name = plain.title
  const until = plain.kind === 'condition' ? [seenOf('It ends {ends}.', { ends })] : []
  found.push({
    short: name.slice(0, 3).toLowerCase(),
    condition: {
      name: same === 0 ? name : `${name} (${same + 1})`,
      source,
      ends: inWords(ends),
      words: inWords(sentences(plain.lines)),
      tone: good ? 'good' : 'bad',
      ref: { kind: plain.kind, name, of },
    },
    about: explained({ ...plain, lines: [...plain.lines, ...until] }),
  })
}

/** Whether a condition does its bearer good: by what it adds, all in all. */
const isGood = ({ bearing }: ConditionData): boolean => addedBy(bearing).reduce((sum, n) => sum + n, 0) > 0
