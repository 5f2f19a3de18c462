import type { Connection } from '@fray/live/client'
import type { Chances, ListedAction, ListedActions, SeatTable } from '@fray/seat'
import { useEffect, useMemo, useRef, useState } from 'react'

/** Ways that are followed for the chances beside a list: quick ones. */
const WAYS = 150
/** Milliseconds between two times at which chances are shown. */
const BEAT = 300
/** Milliseconds that a list stands before its chances are worked out: who knows what to do is not kept waiting. */
const PAUSE = 150
/** So many actions of a list get chances by themselves; others when somebody asks. */
const MOST = 40

/** What somebody may do now; null until it is known. */
export function useActions(connection: Connection, table: SeatTable, who: string | null): ListedActions | null {
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
  return who !== null && known !== null && known.who === who ? known.actions : null
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

/** Chances of the actions of a list, worked out one after the other while people read. */
export function useChances(connection: Connection, actions: ListedActions | null): ReadonlyMap<string, Chances | null> {
  const [known, setKnown] = useState<ReadonlyMap<string, Chances | null>>(new Map())
  const wanted = useRef<ListedActions | null>(null)
  useEffect(() => {
    wanted.current = actions
    setKnown(new Map())
    if (actions === null) return
    void (async () => {
      const found = new Map<string, Chances | null>()
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
      if (wanted.current !== actions) return
      let shown = performance.now()
      const list = counted(actions)
      for (const { key } of list) {
        let chances: Chances | null = null
        try {
          chances = await connection.chances(key, WAYS)
        } catch {
          // What cannot be known is not shown.
        }
        if (wanted.current !== actions) return
        found.set(key, chances)
        if (found.size < list.length && performance.now() - shown < BEAT) continue
        shown = performance.now()
        setKnown(new Map(found))
      }
    })()
    return () => {
      wanted.current = null
    }
  }, [connection, actions])
  return known
}

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
