import type { Connection } from '@fray/live/client'
import type { Chances, ListedAction, ListedActions, SeatTable } from '@fray/seat'
import { type ActionCards, cardsOf, type KnownChances, type Standing, weighed } from '@fray/seat/cards'
import { useEffect, useMemo, useRef, useState } from 'react'

/** Ways that are followed for the chances beside a list: quick ones. */
const WAYS = 150
/** Milliseconds between two times at which chances are shown. */
const BEAT = 300
/** Milliseconds that a list stands before its chances are worked out: who knows what to do is not kept waiting. */
const PAUSE = 150
/** So many actions of a list get chances by themselves; others when somebody asks. */
const MOST = 40

/** What somebody may do, null until it is known; and whether it is what may be done at the table as it stands now. */
export interface Listed {
  readonly actions: ListedActions | null
  readonly isNew: boolean
}

/** What somebody may do now. */
export function useActions(connection: Connection, table: SeatTable, who: string | null): Listed {
  const [known, setKnown] = useState<{ table: SeatTable; who: string; actions: ListedActions | null } | null>(null)
  useEffect(() => {
    if (who === null) return
    let isWanted = true
    connection.actions(who).then(
      (actions) => isWanted && setKnown({ table, who, actions }),
      () => isWanted && setKnown({ table, who, actions: null }),
    )
    return () => {
      isWanted = false
    }
  }, [connection, table, who])
  // What was listed before stays until the new list is there, so that nothing jumps.
  const isOfThem = who !== null && known?.who === who
  return { actions: isOfThem ? known.actions : null, isNew: who === null || (isOfThem && known.table === table) }
}

/** All actions of a list, in its order. */
const actionsOf = (actions: ListedActions | null): readonly ListedAction[] =>
  actions?.groups.flatMap((group) => group.actions) ?? []

/** The action that ends the turn: the last of the group of the turn itself that needs no words and gives nothing up. */
export function endOf(actions: ListedActions | null): ListedAction | null {
  const turn = actions?.groups.find(({ price }) => price.id === 'turn')?.actions ?? []
  return (
    turn.findLast(
      ({ words, asks, drastic, action }) => words === '' && asks.length === 0 && drastic === null && action !== 'begin',
    ) ?? null
  )
}

/** Actions whose chances are worked out without being asked for. */
export const counted = (actions: ListedActions | null): readonly ListedAction[] =>
  actionsOf(actions)
    .slice(0, MOST)
    .filter(({ asks, drastic }) => asks.length === 0 && drastic === null)

/** Whether chances of a list are still to come. */
export const isCounting = (actions: ListedActions | null, chances: ReadonlyMap<string, Chances | null>): boolean =>
  counted(actions).some(({ key }) => !chances.has(key))

const NONE: KnownChances = new Map()

/** Chances of the actions of a list, worked out one after the other while people read: first those that decide which become cards. */
export function useChances(
  connection: Connection,
  actions: ListedActions | null,
  end: ListedAction | null,
): KnownChances {
  const [known, setKnown] = useState<{ readonly actions: ListedActions | null; readonly of: KnownChances }>({
    actions: null,
    of: NONE,
  })
  const wanted = useRef<ListedActions | null>(null)
  useEffect(() => {
    wanted.current = actions
    if (actions === null) return
    void (async () => {
      const found = new Map<string, Chances | null>()
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
      if (wanted.current !== actions) return
      let shown = performance.now()
      const first = weighed(actions, end)
      const list = [...new Set([...first, ...counted(actions)])]
      for (const { key } of list) {
        let chances: Chances | null = null
        try {
          chances = await connection.chances(key, WAYS)
        } catch {
          // What cannot be known is not shown.
        }
        if (wanted.current !== actions) return
        found.set(key, chances)
        const isDue = found.size === list.length || found.size === first.length
        if (!isDue && performance.now() - shown < BEAT) continue
        shown = performance.now()
        setKnown({ actions, of: new Map(found) })
      }
    })()
    return () => {
      wanted.current = null
    }
  }, [connection, actions, end])
  // What was worked out for another list says nothing of this one, though keys are the same.
  return known.actions === actions ? known.of : NONE
}

/** Milliseconds after which cards are ranked by what is known by then. */
const RANKED = 700

/** The cards of a list; null while it is not known how they rank. Then they stay where they are, whatever is found out later. */
export function useCards(
  table: SeatTable,
  actions: ListedActions | null,
  end: ListedAction | null,
  chances: KnownChances,
): ActionCards | null {
  const [known, setKnown] = useState<{ readonly actions: ListedActions; readonly cards: ActionCards } | null>(null)
  const isDone = known?.actions === actions
  const isRanked = actions !== null && weighed(actions, end).every(({ key }) => chances.has(key))
  useEffect(() => {
    if (actions === null || isDone) return
    const settle = () => setKnown({ actions, cards: cardsOf(actions, end, chances, standingOf(table, actions.who)) })
    const timer = setTimeout(settle, isRanked ? 0 : RANKED)
    return () => clearTimeout(timer)
  }, [actions, end, chances, table, isDone, isRanked])
  return isDone ? (known?.cards ?? null) : null
}

/** Who is a friend of somebody, and how much somebody like it can lose. */
export function standingOf({ cards }: SeatTable, actor: string): Standing {
  const own = cards.find(({ who }) => who === actor)
  const most = (own?.health.pools ?? []).reduce((sum, { most }) => sum + (most ?? 0), 0)
  const friends = new Set(cards.filter(({ side }) => side === own?.side).map(({ who }) => who))
  return { actor, friends, scale: most > 0 ? most : USUAL_LIFE }
}

/** Hit points of somebody whose own are not known. */
const USUAL_LIFE = 10

/** The first mention of a place or a person in acts: those with it, and those that ask and would take it. */
export function useMentions(actions: ListedActions | null, thing: string | null): readonly ListedAction[] {
  return useMemo(
    () => (thing === null ? [] : actionsOf(actions).filter((action) => mentions(action, thing))),
    [actions, thing],
  )
}

/** Whether an action is about a person or a place, or could be. */
export function mentions({ command, asks }: ListedAction, thing: string): boolean {
  const isIt = (value: unknown): boolean => value === thing || (Array.isArray(value) && value.includes(thing))
  const isSaid = Object.entries(command).some(([name, value]) => name !== 'actor' && name !== 'action' && isIt(value))
  return isSaid || asks.some(({ choices }) => choices.some((one) => one === thing))
}

/** Who of the others could be the target of something that can be done now: foes of the one who acts. */
export function targetsOf(table: SeatTable, actions: ListedActions | null, who: string | null): ReadonlySet<string> {
  const side = table.cards.find((card) => card.who === who)?.side
  const foes = table.board.tokens.filter((token) => side !== undefined && token.side !== side)
  const all = actionsOf(actions)
  return new Set(foes.filter((token) => all.some((action) => mentions(action, token.who))).map((token) => token.who))
}
