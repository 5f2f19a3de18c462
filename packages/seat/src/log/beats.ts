import {
  type AnyRuleset,
  type AnyScene,
  type AskedEvent,
  type Column,
  type FightEvent,
  hiddenRows,
  isAsked,
  isChange,
  isHiddenFor,
  isRoll,
  type Looks,
  nameOf,
  type PartDice,
  type PoolLeft,
  type RollEvent,
  type Slot,
  type TallyRecord,
  type Viewer,
  type VitalChangeEvent,
  winnerOf,
} from '@fray/kernel'
import { isPool } from '../table/cards.ts'
import type { Beat } from './beat.ts'
import { isStep, wayOf } from './walked.ts'

/** The beats with one more; consecutive steps become one move. */
export function withBeat(beats: readonly Beat[], beat: Beat): readonly Beat[] {
  const last = beats.at(-1)
  if (last?.beat !== 'move' || beat.beat !== 'move' || !last.steps || !beat.steps) return [...beats, beat]
  if (last.who !== beat.who || last.way.at(-1) !== beat.way[0]) return [...beats, beat]
  return [...beats.slice(0, -1), { ...beat, way: [...last.way, ...beat.way.slice(1)] }]
}

type Loss = Beat & { readonly beat: 'damage' | 'healing' }

const keyOf = ({ beat, who, pool, left }: Loss): string => JSON.stringify([beat, who, pool, left])

const isLoss = (beat: Beat): beat is Loss => beat.beat === 'damage' || beat.beat === 'healing'

/** The beats of one command, line by line. A loss reported by an event and the change of the cell are one beat. */
export class Beats {
  private list: readonly Beat[] = []
  /** Reported losses whose cell change is still to come. */
  private readonly told: string[] = []

  /** Adds the beats of an event; `isChange`: whether it is a change of a cell. */
  add(beats: readonly Beat[], isChange: boolean): void {
    for (const beat of beats) {
      if (beat.beat === 'turn' && this.list.some((one) => one.beat === 'turn' && one.who === beat.who)) continue
      if (!isLoss(beat)) this.list = withBeat(this.list, beat)
      else if (isChange) this.addChange(beat)
      else this.addTold(beat)
    }
  }

  /** The beats since the last call; `alone`: what the log entry that carries them says exclusively. */
  take(alone: 'turn' | 'round' | null = null): readonly Beat[] {
    const { list } = this
    this.list = []
    return list.map((beat) => (beat.beat === alone ? { ...beat, alone: true } : beat))
  }

  private addChange(loss: Loss): void {
    const at = this.told.indexOf(keyOf(loss))
    if (at >= 0) this.told.splice(at, 1)
    else this.list = [...this.list, loss]
  }

  private addTold(loss: Loss): void {
    const key = keyOf(loss)
    const at = this.list.findIndex((one) => isLoss(one) && one.amount === undefined && keyOf(one) === key)
    if (at >= 0) this.list = this.list.with(at, loss)
    else {
      this.told.push(key)
      this.list = [...this.list, loss]
    }
  }
}

/**
 * The beats of an event that the seat may know, for the current viewer; `isFollowed`: whether it may see the paths of
 * a row.
 */
export function beatsOf(
  rules: AnyRuleset,
  scene: AnyScene,
  event: FightEvent,
  isFollowed: (row: number) => boolean,
): readonly Beat[] {
  if (isStep(event)) {
    const way = isFollowed(event.who) ? wayOf(rules, scene, event) : null
    return way === null ? [] : [{ beat: 'move', who: nameOf(scene, event.who), way, steps: true }]
  }
  const struck = rules.strikeIn?.(scene, event) ?? null
  if (struck !== null || isRoll(event)) return [rollSeen(scene, event as RollEvent, struck)]
  if (isAsked(event)) return reactionIn(scene, event)
  if (isTurn(event)) return turnIn(scene, event)
  if (event.type === 'vital-change') {
    const { row, column, gains, health } = event as VitalChangeEvent
    const vital = rules.tables.byPath.get(column) as Column
    if (!isPool(rules, vital) || !scene.knows(row)) return []
    const { name } = vital
    return [{ beat: gains ? 'healing' : 'damage', who: nameOf(scene, row), pool: name, left: { health } }]
  }
  if (!isChange(event)) return lossesIn(rules, scene, event)
  const { column, row, from, to } = event
  if (column === 'fight.round') return [{ beat: 'round', round: to, alone: false }]
  if (column === 'fight.turn') return to < 0 ? [] : [{ beat: 'turn', who: knownName(scene, to), alone: false }]
  if (column === 'fight.over' && to === 1) return [{ beat: 'end', winner: winnerIn(scene) }]
  const vital = rules.tables.byPath.get(column) as Column
  if (!isPool(rules, vital) || from === to || !scene.knows(row)) return []
  return [{ beat: to > from ? 'healing' : 'damage', who: nameOf(scene, row), pool: vital.name, left: { from, to } }]
}

/** Whether an event concerns only combatants that the referee hides from the viewer: then nothing of it is shown. */
export function isOfHidden(rules: AnyRuleset, scene: AnyScene, event: FightEvent, viewer: Viewer): boolean {
  const rows = peopleOf(rules, scene, event).filter((row) => row >= 0)
  return rows.length > 0 && rows.every((row) => isHiddenFor(scene, row, viewer))
}

/** The rows of those whose turn, attack, roll, answer or step it is. */
function peopleOf(rules: AnyRuleset, scene: AnyScene, event: FightEvent): readonly number[] {
  if (isChange(event)) return event.column === 'fight.turn' ? [event.to] : []
  if (isAsked(event)) return [event.to]
  const struck = rules.strikeIn?.(scene, event) ?? null
  if (struck !== null) return [struck.by, struck.target]
  const { who } = event as FightEvent & { readonly who?: unknown }
  return typeof who === 'number' ? [who] : []
}

/** Whether a beat names nobody whom the referee now hides from the viewer. */
export function isOfKnown(beat: Beat, scene: AnyScene, viewer: Viewer): boolean {
  const hidden = hiddenRows(scene, viewer)
  if (hidden.length === 0) return true
  const named = Object.values(beat)
  return !hidden.some((row) => named.includes(nameOf(scene, row)))
}

const isTurn = ({ type }: FightEvent): boolean => type === 'turn' || type === 'side-turn'

/** What an event's log entry says exclusively: whose turn it is, a round; null for neither. */
export const saysAlone = (event: FightEvent): 'turn' | 'round' | null =>
  isTurn(event) ? 'turn' : isChange(event) && event.column === 'fight.round' ? 'round' : null

/** Whose turn an event announces: a combatant's in `who`, or a side's in `side`. */
function turnIn(scene: AnyScene, event: FightEvent): readonly Beat[] {
  const { who, side } = event as FightEvent & { readonly who?: number; readonly side?: number }
  if (who !== undefined) return [{ beat: 'turn', who: knownName(scene, who), alone: false }]
  const id = scene.setup.sides[side ?? -1]?.id
  return id === undefined ? [] : [{ beat: 'turn', who: null, side: id, alone: false }]
}

/** Who reacts, as far as it may be known. */
const reactionIn = (scene: AnyScene, { reaction, declined, answer, to, rule }: AskedEvent): readonly Beat[] =>
  reaction === true && !declined && answer !== '' ? [{ beat: 'reaction', who: knownName(scene, to), rule }] : []

/** Fields of events that name who dealt damage. */
const DEALERS = ['attacker', 'by']

/** The amount in an event: a number, or one with parts; null if it is hidden. */
function amountIn({ tally, amount }: Readonly<Record<string, unknown>>): number | null {
  if (typeof amount === 'number') return amount
  return (tally as TallyRecord | undefined)?.total ?? null
}

/** What an event reports as left of pools of life: see `left` of the kernel. */
function lossesIn(rules: AnyRuleset, scene: AnyScene, event: FightEvent): readonly Beat[] {
  const kept = event as FightEvent & Readonly<Record<string, unknown>>
  const by = DEALERS.map((one) => kept[one]).find((one) => typeof one === 'number' && one >= 0 && scene.knows(one))
  const amount = amountIn(kept)
  const found = (rules.eventKinds?.get(event.type) ?? []).flatMap((field): Loss[] => {
    const { column, name, secrets } = field as typeof field & { readonly column?: string }
    const row = kept[String(secrets[0]?.of)]
    if (column === undefined || typeof row !== 'number' || !scene.knows(row)) return []
    const left = (kept[name] ?? null) as PoolLeft | Looks | null
    const gains = left !== null && ('health' in left ? left.gains : left.to > left.from)
    return [
      {
        beat: gains ? 'healing' : 'damage',
        who: nameOf(scene, row),
        pool: (rules.tables.byPath.get(column) as Column).name,
        left: left !== null && 'health' in left ? { health: left.health } : left,
        ...(amount !== null && { amount }),
        ...(typeof by === 'number' && { by: nameOf(scene, by) }),
      },
    ]
  })
  const some = found.filter(({ left }) => left !== null)
  // Damage without a loss is shown as well: it has no effect, or takes effect later.
  const isDealt = amount === 0 || (amount !== null && typeof by === 'number')
  return some.length > 0 || !isDealt ? some : found.slice(0, 1)
}

const knownName = (scene: AnyScene, row: number): string | null =>
  row < 0 || !scene.knows(row) ? null : nameOf(scene, row)

function winnerIn(scene: AnyScene): string | null {
  const winner = winnerOf(scene)
  return winner < 0 ? null : (scene.setup.sides[winner]?.id ?? null)
}

const facesOf = (dice: PartDice | null): readonly number[] => dice?.faces.filter((_, i) => dice.kept[i]) ?? []

/** The result of a roll, or an attack reported without one. */
function rollSeen(scene: AnyScene, event: RollEvent, struck: ReturnType<NonNullable<AnyRuleset['strikeIn']>>): Beat {
  const { who, what, tally, against, passed, total } = event as RollEvent & {
    readonly tally?: TallyRecord
    readonly total?: number | null
  }
  const dice = (tally?.parts ?? []).flatMap((part) => (part.counted ? facesOf(part.dice) : []))
  const seen = { dice, total: tally?.total ?? total ?? null, against: against ?? null }
  if (struck === null) return { beat: 'roll', who: knownName(scene, who), what, passed, ...seen }
  const { by, target, with: arm, outcome } = struck
  const people = { who: knownName(scene, by), target: knownName(scene, target) }
  const avoiding = who === target && who !== by ? { avoiding: true as const } : {}
  return { beat: 'attack', ...people, with: thingIn(scene, arm), outcome, ...avoiding, ...seen }
}

/** The name of a thing in a slot; null if the current viewer does not know it. */
function thingIn(scene: AnyScene, slot: Slot | null): string | null {
  if (slot === null || !('thing' in slot)) return null
  return slot.ref !== undefined && scene.hides(slot.ref) ? null : slot.thing
}
