import type { Card } from '@fray/kernel'
import type { Beat } from '@fray/seat'
import type { Words } from '../words/en.ts'
import { type Act, changeIn, type LifeChange, lifeChangesOf } from './acts.ts'

/** How something turned out: for a sign and a tone, always beside words. A blow lands or not; what else is rolled for succeeds or not. */
export type Turn = 'lands' | 'succeeds' | 'fails' | 'none'

/** The roll of an act as it is shown. */
export interface RollShown {
  readonly dice: readonly number[]
  readonly total: number | null
  readonly against: number | null
  /** Miss, hit, success ...; '' where that is not known. */
  readonly verdict: string
  readonly turn: Turn
  /** Who rolls, where that is the one who is struck at. */
  readonly by: string | null
}

/** Whether the one who was struck at has rolled well enough. */
const isAvoided = (head: NonNullable<Act['head']>): boolean =>
  head.beat === 'attack' && head.avoiding === true && head.outcome === 'miss'

/** The roll that heads an act; null where none does. */
export function rollOf({ head }: Act, { show: words }: Words): RollShown | null {
  if (head === null || head.beat === 'move') return null
  const { dice, total, against } = head
  if (head.beat === 'attack') {
    const isHit = head.outcome !== 'miss' && head.outcome !== 'fumble'
    const verdict = isAvoided(head) ? words.avoided : words.outcome[head.outcome]
    return { dice, total, against, verdict, turn: isHit ? 'lands' : 'fails', by: head.avoiding ? head.target : null }
  }
  const { passed } = head
  if (dice.length === 0 && total === null && passed === null) return null
  const verdict = passed === null ? '' : words.passed(passed)
  return { dice, total, against, verdict, turn: passed === null ? 'none' : passed ? 'succeeds' : 'fails', by: null }
}

/** What an act is, in a sentence: of a blow who strikes at whom and how it went; of all else what the log says. */
export function titleOf({ head, cause, words: said, beats }: Act, { show: words }: Words): string {
  if (head?.beat === 'attack') {
    const [who, target] = [head.who ?? words.somebody, head.target ?? words.somebody]
    return isAvoided(head) ? words.avoids(target, who) : words.attack[head.outcome](who, target)
  }
  if (head?.beat === 'move' && said === '') return words.moves(head.who)
  if (head?.beat === 'roll' && head.total !== null) return withoutSum(said, head.total)
  if (cause !== null) return cause.words
  const [only] = beats
  return head === null && beats.length === 1 && only !== undefined ? (beatWords(only, words) ?? said) : said
}

/** How a roll went, which its title does not say: that of a blow does. */
export const verdictOf = (act: Act, words: Words): string =>
  act.head?.beat === 'roll' ? (rollOf(act, words)?.verdict ?? '') : ''

/** What the log says of a roll without the numbers, which are shown beside it: `Ada passes the Test: 15 + 1 = 16 against 10 [-1 Dazed].` */
function withoutSum(said: string, total: number): string {
  const at = said.indexOf(': ')
  const isSum = at >= 0 && said.slice(at).includes(String(total))
  return (isSum ? said.slice(0, at) : said).replaceAll(/ \[[^\]]*\]/g, '')
}

function beatWords(beat: Beat, words: Words['show']): string | null {
  if (beat.beat === 'drop') return words.drops(beat.who)
  if (beat.beat === 'rise') return words.rises(beat.who)
  if (beat.beat === 'leave') return words.leaves(beat.who)
  if (beat.beat === 'join') return words.joins(beat.who)
  if (beat.beat === 'state') return (beat.on ? words.gains : words.loses)(beat.who, words.state(beat.state))
  return beat.beat === 'end' ? words.ends : null
}

/** A state without how often it lies on somebody: `2 wounds` is `wound`, `2 Wunden` is `Wunde`. */
const uncounted = (state: string): string => state.replace(/^\d+ (.*?)[ns]?$/, '$1')

/** What else is to be said of an act: who goes down, what lies on whom, that a miss hurts all the same. */
export function otherWords(act: Act, { show: words }: Words): readonly string[] {
  const { head, beats } = act
  const fallen = fallenIn(act)
  const those: readonly (string | null)[] = head === null ? [] : [head.who, head.beat === 'attack' ? head.target : null]
  // All that comes to lie on somebody is said at once.
  const gained = Map.groupBy(
    beats.flatMap((beat) => (beat.beat === 'state' && beat.on ? [beat] : [])),
    ({ who }) => who,
  )
  const said = beats.flatMap((beat) => {
    // Who falls is not said to be down as well, and what ends on others has nothing to do with it.
    if (beat.beat === 'state' && (fallen.has(beat.who) || (!beat.on && !those.includes(beat.who)))) return []
    // Two wounds instead of one: the one has not ended.
    const now = beat.beat === 'state' && !beat.on ? (gained.get(beat.who) ?? []) : []
    if (beat.beat === 'state' && now.some(({ state }) => uncounted(state) === uncounted(beat.state))) return []
    if (beat.beat === 'leave') return fallWords(beat.who, act, words)
    if (beat.beat !== 'state' || !beat.on) return beatWords(beat, words) ?? []
    const states = new Set((gained.get(beat.who) ?? []).map(({ state }) => words.state(state)))
    return words.gains(beat.who, [...states].join(', '))
  })
  const isMiss = head?.beat === 'attack' && head.outcome === 'miss'
  const isHurt = isMiss && lifeChangesOf(act).some((loss) => loss.who === head.target && changeIn(loss) !== 0)
  // That the fight is over comes of all the rest.
  const isLast = (line: string): boolean => line === words.ends
  return [...new Set(isHurt ? [words.hurts, ...said] : said)].toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)))
}

/** Somebody who went down is said to have done so, whether they lie there or are off the board; anyone else who is off it is gone. */
const fallWords = (who: string, { beats }: Pick<Act, 'beats'>, words: Words['show']): string =>
  (beats.some((beat) => beat.beat === 'drop' && beat.who === who) ? words.drops : words.leaves)(who)

const fallenIn = ({ beats }: Pick<Act, 'beats'>): ReadonlySet<string> =>
  new Set(beats.flatMap((beat) => (beat.beat === 'drop' || beat.beat === 'leave' ? [beat.who] : [])))

/** A loss or gain as it is written beside somebody: `−6`, `+4`, or how they look where the number may not be known. */
export function lossWords(loss: LifeChange): string {
  const change = changeIn(loss)
  if (change === null) return loss.left !== null && 'health' in loss.left ? loss.left.health : ''
  const sign = change < 0 ? '−' : change > 0 || loss.beat === 'healing' ? '+' : ''
  return `${sign}${Math.abs(change)}`
}

/** What somebody loses or gets back in an act, as it is written. */
export interface Written {
  readonly loss: LifeChange
  readonly words: string
  /** The name of the pool, where the same person loses or gets back more than one thing; else ''. */
  readonly of: string
  /** How many numbers of the same person come before it. */
  readonly after: number
}

/** The numbers of an act, in order. */
export function numbersOf(act: Pick<Act, 'beats'>, cards: ReadonlyMap<string, Card>): readonly Written[] {
  const all = lifeChangesOf(act)
  return all.map((loss, i) => {
    const isOnly = all.every((one) => one.who !== loss.who || one.pool === loss.pool)
    const after = all.slice(0, i).filter(({ who }) => who === loss.who).length
    return { loss, words: lossWords(loss), of: isOnly ? '' : poolLabel(cards, loss), after }
  })
}

const poolLabel = (cards: ReadonlyMap<string, Card>, { who, pool }: LifeChange): string =>
  cards.get(who)?.health.pools.find(({ id }) => id === pool)?.label ?? pool

/** What somebody has left after an act: numbers, or how they look, unless a state that comes to lie on them says that. */
export function leftWords(act: Act, cards: ReadonlyMap<string, Card>, { show: words }: Words): readonly string[] {
  const fallen = fallenIn(act)
  return lifeChangesOf(act).flatMap((loss) => {
    const { who, left } = loss
    if (left === null || fallen.has(who)) return []
    if (!('health' in left)) return words.left(who, left.to, poolLabel(cards, loss))
    const { health } = left
    const isSaid = act.beats.some(
      (beat) => beat.beat === 'state' && beat.on && beat.who === who && words.state(beat.state) === words.state(health),
    )
    return isSaid ? [] : words.is(who, health)
  })
}

/** What several acts came to in all: who went down, and what each has lost or got back. */
export function sumWords(acts: readonly Act[], cards: ReadonlyMap<string, Card>, { show: words }: Words): string {
  const all = { beats: acts.flatMap(({ beats }) => beats) }
  const numbers = numbersOf(all, cards).filter(({ loss }) => changeIn(loss) !== 0)
  return [
    ...numbers.map(({ loss, words: number, of }) => `${loss.who} ${number} ${of}`.trim()),
    ...new Set(acts.flatMap((act) => [...fallenIn(act)].map((who) => fallWords(who, act, words)))),
  ].join(' · ')
}
