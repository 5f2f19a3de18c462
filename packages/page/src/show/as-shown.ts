import type { Board, Card, Health, Token } from '@fray/kernel'
import type { Beat } from '@fray/seat'
import type { Act } from './acts.ts'

/** What of somebody has not been shown yet: how it was before. */
interface Before {
  at?: string | null
  state?: Token['state']
  pools?: Record<string, number>
  /** How they looked, with the step that is drawn of it. */
  health?: Pick<Health, 'words' | 'step'>
  /** Which states lay on them, and which did not, of those that change. */
  states?: ReadonlyMap<string, boolean>
  isAbsent?: boolean
  isThere?: boolean
}

/** A board and the cards of those on it. */
export interface Standing {
  readonly board: Board
  readonly cards: ReadonlyMap<string, Card>
}

/**
 * Board and cards as they were before what waits to be shown: where those stood that will go, and what they had before they
 * were hurt. `from` is how everything was when the first of it came; whoever is gone by the act that is shown stays until it is over.
 */
export function asShown(
  { board, cards }: Standing,
  waiting: readonly Act[],
  from: Standing,
  act: Act | null = null,
): Standing {
  // Some games take whoever dies off the board at once.
  const gone = new Set(
    (act?.beats ?? []).flatMap((beat) => (beat.beat === 'leave' || beat.beat === 'drop' ? [beat.who] : [])),
  )
  // Anyone else who is gone has left as they were.
  const felled = new Set((act?.beats ?? []).flatMap((beat) => (beat.beat === 'drop' ? [beat.who] : [])))
  if (waiting.length === 0 && gone.size === 0) return { board, cards }
  const before = new Map<string, Before>()
  // Backwards, so that what comes first has the last word.
  for (const { beats } of waiting.toReversed())
    for (const beat of beats.toReversed()) takeBack(before, beat, from.cards)
  const here = new Set(board.tokens.flatMap(({ who, state }) => (state === 'gone' ? [] : [who])))
  // Those who are off the board by now, and are still seen on it.
  const left = from.board.tokens.filter(
    ({ who, state }) => state !== 'gone' && !here.has(who) && (gone.has(who) || before.get(who)?.isThere === true),
  )
  const stays = new Set(left.map(({ who }) => who))
  const all = [...board.tokens.filter(({ who }) => !stays.has(who)), ...left]
  const tokens = inOrderOf(from.board, all).flatMap((token) => {
    const { isAbsent, at, state, states } = before.get(token.who) ?? {}
    if (isAbsent === true) return []
    const now = state ?? (stays.has(token.who) && felled.has(token.who) ? 'down' : token.state)
    if (at === undefined && now === token.state && states === undefined) return [token]
    return [{ ...token, at: at ?? token.at, state: now, badges: badgesBefore(token, states, from.board) }]
  })
  const shown = new Map(cards)
  for (const [who, was] of before) {
    const card = cards.get(who)
    if (card === undefined || (was.pools === undefined && was.health === undefined)) continue
    const pools = card.health.pools.map((pool) => ({ ...pool, now: was.pools?.[pool.id] ?? pool.now }))
    shown.set(who, { ...card, health: { ...(was.health ?? card.health), pools } })
  }
  const standing: Board =
    board.kind === 'relations' && from.board.kind === 'relations'
      ? { ...board, tokens, knots: withThem(board.knots, from.board.knots, [...stays]) }
      : { ...board, tokens }
  return { board: standing, cards: shown }
}

/** The badges of a token without those that have not come yet, and with those that have not ended. */
function badgesBefore({ who, badges }: Token, states: Before['states'], { tokens }: Board): Token['badges'] {
  if (states === undefined) return badges
  const had = tokens.find((one) => one.who === who)?.badges ?? []
  const ended = had.filter(({ word }) => states.get(word) === true && !badges.some((one) => one.word === word))
  return [...badges.filter(({ word }) => states.get(word) !== false), ...ended]
}

/** Tokens in the order in which a board had them; others after those. */
function inOrderOf({ tokens: before }: Board, tokens: readonly Token[]): readonly Token[] {
  const order = new Map(before.map(({ who }, i) => [who, i]))
  const placeOf = ({ who }: Token): number => order.get(who) ?? before.length
  return tokens.toSorted((a, b) => placeOf(a) - placeOf(b))
}

type Knots = readonly (readonly string[])[]

/** Knots with those who stay in sight among the people with whom they stood. */
function withThem(knots: Knots, before: Knots, stays: readonly string[]): Knots {
  const all = knots.map((knot) => [...knot])
  for (const who of stays) {
    const mates = before.find((knot) => knot.includes(who)) ?? []
    const found = all.find((knot) => knot.some((one) => mates.includes(one)))
    if (found === undefined) all.push([who])
    else found.push(who)
  }
  return all
}

function takeBack(before: Map<string, Before>, beat: Beat, cards: ReadonlyMap<string, Card>): void {
  if (!('who' in beat) || beat.who === null) return
  const { who } = beat
  const was = before.get(who) ?? {}
  before.set(who, was)
  const health = cards.get(who)?.health
  const looked = health && { words: health.words, ...(health.step !== undefined && { step: health.step }) }
  if (beat.beat === 'move') was.at = beat.way[0] ?? null
  else if (beat.beat === 'drop') {
    was.isThere = true
    was.state = 'up'
  } else if (beat.beat === 'rise') was.state = 'down'
  else if (beat.beat === 'leave') {
    was.isThere = true
    was.state = 'up'
  } else if (beat.beat === 'join') was.isAbsent = true
  else if (beat.beat === 'state') was.states = new Map([...(was.states ?? []), [beat.state, !beat.on]])
  else if (beat.beat === 'looks' && looked !== undefined) was.health = looked
  else if (beat.beat === 'damage' || beat.beat === 'healing') {
    if (beat.left !== null && 'from' in beat.left) was.pools = { ...was.pools, [beat.pool]: beat.left.from }
    if (looked !== undefined) was.health = looked
  }
}
