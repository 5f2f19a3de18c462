import type { Connection } from '@fray/live/client'
import { useCallback, useEffect, useState } from 'react'

/** What is done when a seat could step in: ask it always, or where it matters, decide sensibly in its place, or let it pass. */
export const REACTION_SETTINGS = ['ask', 'matters', 'auto', 'never'] as const
export type ReactionSetting = (typeof REACTION_SETTINGS)[number]

/** How a seat is asked: as usual, and by the rule that asks where it options otherwise. */
interface GivenSettings {
  readonly reactions: ReactionSetting
  readonly byRule?: Readonly<Record<string, ReactionSetting>>
}

/** The settings of a seat, and what changes them; they hold from the next question on. */
export interface ReactionSettings {
  readonly usual: ReactionSetting
  readonly byRule: Readonly<Record<string, ReactionSetting>>
  setUsual(setting: ReactionSetting): void
  /** Sets what is done where that rule asks; null for as usual. */
  setRule(rule: string, setting: ReactionSetting | null): void
}

/** What is being changed at a connection: the one who looks waits for it, and so do other changes. */
const changing = new WeakMap<Connection, Promise<unknown>>()

/** Does something with the options after everything that was begun before. */
function inTurn<T>(connection: Connection, work: () => Promise<T>): Promise<T> {
  const done = (changing.get(connection) ?? Promise.resolve()).then(work, work)
  changing.set(connection, done)
  return done
}

/** The settings of the seat of a connection; they are asked for while they are wanted. */
export function useReactionSettings(connection: Connection, isWanted: boolean): ReactionSettings {
  const [given, setGiven] = useState<GivenSettings>({ reactions: 'matters' })
  const look = useCallback(async (): Promise<GivenSettings> => {
    const found = (await connection.ask({ do: 'settings' })) as Partial<GivenSettings> | null
    return { reactions: found?.reactions ?? 'matters', byRule: found?.byRule ?? {} }
  }, [connection])
  useEffect(() => {
    if (!isWanted) return
    let isHere = true
    inTurn(connection, look).then(
      (found) => isHere && setGiven(found),
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [connection, look, isWanted])
  const setUsual = (reactions: ReactionSetting) => {
    setGiven({ ...given, reactions })
    inTurn(connection, () => connection.ask({ do: 'settings', reactions })).catch(() => undefined)
  }
  const setRule = async (rule: string, setting: ReactionSetting | null) => {
    // Another device of the seat may have changed it since.
    const now = await look()
    const { [rule]: _, ...others } = now.byRule ?? {}
    const byRule = setting === null ? others : { ...others, [rule]: setting }
    setGiven({ ...now, byRule })
    await connection.ask({ do: 'settings', byRule })
  }
  return {
    usual: given.reactions,
    byRule: given.byRule ?? {},
    setUsual,
    setRule: (rule, setting) => void inTurn(connection, () => setRule(rule, setting)).catch(() => undefined),
  }
}

/** Rules that have asked a seat while the page was open, with their titles, by connection. */
const asked = new WeakMap<Connection, Map<string, string>>()

/** Remembers that a rule has asked. */
export function noteAsked(connection: Connection, rule: string, title: string): void {
  const known = asked.get(connection) ?? new Map<string, string>()
  asked.set(connection, known.set(rule, title === '' ? rule : title))
}

/** The rules that have asked, by id with their titles. */
export const askedBy = (connection: Connection): ReadonlyMap<string, string> => asked.get(connection) ?? new Map()
