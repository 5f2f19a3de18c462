import type { Connection } from '@fray/live/client'
import type { Act, Acts, Chances, SeatTable } from '@fray/seat'
import { useEffect, useMemo, useRef, useState } from 'react'

/** Ways that are followed for the chances beside a list: quick ones. */
const WAYS = 150
/** Milliseconds between two times at which chances are shown. */
const BEAT = 300
/** Milliseconds that a list stands before its chances are worked out: who knows what to do is not kept waiting. */
const PAUSE = 150
/** So many acts of a list get chances by themselves; others when somebody asks. */
const MOST = 40

/** What somebody may do now; null until it is known. */
export function useActs(connection: Connection, table: SeatTable, who: string | null): Acts | null {
  const [known, setKnown] = useState<{ table: SeatTable; who: string; acts: Acts | null } | null>(null)
  useEffect(() => {
    if (who === null) return
    let isWanted = true
    connection.acts(who).then(
      (acts) => isWanted && setKnown({ table, who, acts }),
      () => isWanted && setKnown({ table, who, acts: null }),
    )
    return () => {
      isWanted = false
    }
  }, [connection, table, who])
  // What was listed before stays until the new list is there, so that nothing jumps.
  return who !== null && known !== null && known.who === who ? known.acts : null
}

/** All acts of a list, in its order. */
const actsOf = (acts: Acts | null): readonly Act[] => acts?.groups.flatMap((group) => group.acts) ?? []

/** The act that ends the turn: the last of the group of the turn itself that needs no words and gives nothing up. */
export function endOf(acts: Acts | null): Act | null {
  const turn = acts?.groups.find(({ price }) => price.id === 'turn')?.acts ?? []
  return (
    turn.findLast(
      ({ words, asks, drastic, action }) => words === '' && asks.length === 0 && drastic === null && action !== 'begin',
    ) ?? null
  )
}

/** Acts whose chances are worked out without being asked for. */
export const counted = (acts: Acts | null): readonly Act[] =>
  actsOf(acts)
    .slice(0, MOST)
    .filter(({ asks, drastic }) => asks.length === 0 && drastic === null)

/** Whether chances of a list are still to come. */
export const isCounting = (acts: Acts | null, chances: ReadonlyMap<string, Chances | null>): boolean =>
  counted(acts).some(({ key }) => !chances.has(key))

/** Chances of the acts of a list, worked out one after the other while people read. */
export function useChances(connection: Connection, acts: Acts | null): ReadonlyMap<string, Chances | null> {
  const [known, setKnown] = useState<ReadonlyMap<string, Chances | null>>(new Map())
  const wanted = useRef<Acts | null>(null)
  useEffect(() => {
    wanted.current = acts
    setKnown(new Map())
    if (acts === null) return
    void (async () => {
      const found = new Map<string, Chances | null>()
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
      if (wanted.current !== acts) return
      let shown = performance.now()
      const list = counted(acts)
      for (const { key } of list) {
        let chances: Chances | null = null
        try {
          chances = await connection.chances(key, WAYS)
        } catch {
          // What cannot be known is not shown.
        }
        if (wanted.current !== acts) return
        found.set(key, chances)
        if (found.size < list.length && performance.now() - shown < BEAT) continue
        shown = performance.now()
        setKnown(new Map(found))
      }
    })()
    return () => {
      wanted.current = null
    }
  }, [connection, acts])
  return known
}

/** The first mention of a place or a person in acts: those with it, and those that ask and would take it. */
export function useMentions(acts: Acts | null, thing: string | null): readonly Act[] {
  return useMemo(() => (thing === null ? [] : actsOf(acts).filter((act) => mentions(act, thing))), [acts, thing])
}

/** Whether an act is about a person or a place, or could be. */
export function mentions({ command, asks }: Act, thing: string): boolean {
  const isIt = (value: unknown): boolean => value === thing || (Array.isArray(value) && value.includes(thing))
  const isSaid = Object.entries(command).some(([name, value]) => name !== 'actor' && name !== 'action' && isIt(value))
  return isSaid || asks.some(({ choices }) => choices.some((one) => one === thing))
}

/** Who of the others could be the target of something that can be done now: foes of the one who acts. */
export function targetsOf(table: SeatTable, acts: Acts | null, who: string | null): ReadonlySet<string> {
  const side = table.cards.find((card) => card.who === who)?.side
  const foes = table.board.tokens.filter((token) => side !== undefined && token.side !== side)
  const all = actsOf(acts)
  return new Set(foes.filter((token) => all.some((act) => mentions(act, token.who))).map((token) => token.who))
}
