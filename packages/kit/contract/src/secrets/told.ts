import {
  type AnyRuleset,
  type AnyScene,
  canonical,
  type FightEvent,
  isAsked,
  isChange,
  type PoolLeft,
  secretsIn,
  type TallyRecord,
  tellEvents,
  type Viewer,
  viewEvents,
} from '@fray/kernel'
import { linesOf } from '@fray/seat'
import { hasSlip } from '../sentences.ts'
import { columnOf } from './set-up.ts'

/** The seat's log of the events when logged from the fight's present state, except for how hurt combatants look. */
export const logAgain = (rules: AnyRuleset, scene: AnyScene, events: readonly FightEvent[], viewer: Viewer): string => {
  const isVital = (event: FightEvent) => isChange(event) && columnOf(rules, event.column).visibility === 'vital'
  const withoutLooks = events.map((event, at): FightEvent => {
    const looks = secretsIn(rules, scene, events, at, viewer).filter(({ leaves }) => leaves === 'look')
    return looks.length === 0 ? event : { ...event, ...Object.fromEntries(looks.map(({ field }) => [field, null])) }
  })
  return logFor(
    rules,
    scene,
    withoutLooks.filter((event) => !isVital(event)),
    viewer,
  )
}

/** The seat's log of the events. Throws if a message was made from hidden values. */
export function logFor(rules: AnyRuleset, scene: AnyScene, events: readonly FightEvent[], viewer: Viewer): string {
  const lines = tellEvents(rules, scene, events, viewer)
  const hole = lines.find(hasSlip)
  if (hole !== undefined) throw new Error(`There is a hole in what is told: ${hole}`)
  const seats = linesOf(rules, scene, events, viewer)
  const empty = seats.find(({ opens }) => opens.some(({ total }) => typeof total !== 'number'))
  if (empty !== undefined) throw new Error(`A number is opened that is not there: ${empty.words}`)
  return canonical([viewEvents(rules, scene, events, viewer), lines, seats])
}

/**
 * The events with other numbers where the viewer may not know them: in changes of cells, in secret answers and in
 * fields declared secret.
 */
export function withOtherSecrets(
  rules: AnyRuleset,
  scene: AnyScene,
  events: readonly FightEvent[],
  viewer: Viewer,
): FightEvent[] {
  return events.map((event, at): FightEvent => {
    if (isChange(event)) {
      const column = columnOf(rules, event.column)
      const isHidden =
        !viewer.sees(column, event.row) && !(column.visibility === 'vital' && viewer.vitals(event.row) === 'word')
      return isHidden ? ({ ...event, from: event.from + 1, to: event.to + 2 } as FightEvent) : event
    }
    if (isAsked(event)) {
      const knows = !event.secret || (event.to >= 0 && viewer.owns(event.to))
      return knows ? event : ({ ...event, answer: 'another' } as FightEvent)
    }
    const all: Record<string, unknown> = { ...event }
    for (const { field, leaves, of } of secretsIn(rules, scene, events, at, viewer)) {
      if (field === null) continue
      if (leaves === 'total') all[field] = withOtherParts(all[field] as TallyRecord)
      else if (leaves === 'nothing') all[field] = 'another'
      // How a combatant looks depends on what it has left: the numbers can only be changed for viewers who may not
      // know even the look.
      else if (viewer.vitals(all[of as string] as number) !== 'word')
        all[field] = otherLeft(all[field] as PoolLeft | null)
    }
    return all as FightEvent
  })
}

const otherLeft = (left: PoolLeft | null): PoolLeft | null =>
  left === null ? null : { from: left.from + 1, to: left.to + 2 }

/** The number with other parts. */
const withOtherParts = ({ total }: TallyRecord): TallyRecord => ({
  total,
  parts: [{ value: total, rule: 'another', source: { key: 'another', slots: {} }, counted: true, dice: null }],
})
