import type { PlainCommand } from '@fray/kernel'
import type { Connection } from '@fray/live/client'
import type { Act } from '@fray/seat'
import { useCallback, useEffect, useMemo, useState } from 'react'

/** What an act still asks, and what has been said. */
export type Stage =
  | { readonly at: 'list' }
  /** One thing more has to be said. */
  | { readonly at: 'ask'; readonly act: Act; readonly given: Given }
  /** A few are left that differ in something. */
  | { readonly at: 'which'; readonly act: Act; readonly acts: readonly Act[] }
  /** It cannot be mended: is it meant? */
  | { readonly at: 'sure'; readonly act: Act; readonly given: Given }

type Given = Readonly<Record<string, string | number>>

/** How an act is done: what it asks is asked, what is drastic is confirmed, what is refused says why. */
export interface Doing {
  readonly stage: Stage
  /** Why the last thing was not done; '' for nothing. */
  readonly refused: string
  readonly isBusy: boolean
  /** Does an act, or begins to ask for what it lacks. */
  start(act: Act, said?: string): void
  /** Says what is asked. */
  say(value: string | number): void
  /** It is meant. */
  confirm(): void
  cancel(): void
  /** Gives a command as they are written. */
  command(command: PlainCommand): void
}

const LIST: Stage = { at: 'list' }

/** What an act says already while it asks for more. */
const saidIn = ({ command: { actor: _, action: __, ...said } }: Act): Given => said as Given

/** An act in words, with what was said of it besides. */
const wordsOf = ({ label, words, command }: Act, given: Given): string =>
  [label, words, ...Object.entries(given).map(([name, value]) => (name in command ? '' : value))]
    .filter((one) => one !== '')
    .join(' ')

/**
 * Holds what is being done by one combatant; another one, or another table, begins anew. Where `add` is given nothing is done: it
 * takes each command that was said to its end, with its words, for a plan.
 */
export function useDoing(
  connection: Connection,
  who: string | null,
  ply: unknown,
  add: ((command: PlainCommand, words: string) => void) | null = null,
): Doing {
  const [stage, setStage] = useState<Stage>(LIST)
  const [refused, setRefused] = useState('')
  const [isBusy, setBusy] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was half said is about a fight that has gone on.
  useEffect(() => {
    setStage(LIST)
    setRefused('')
  }, [who, ply])

  const give = useCallback(
    async (act: string | PlainCommand, given: Given = {}) => {
      setBusy(true)
      setRefused('')
      try {
        const outcome = await connection.submit(act, given)
        if (!outcome.done) setRefused(outcome.reason)
        setStage(LIST)
      } catch (error) {
        setRefused(error instanceof Error ? error.message : String(error))
      } finally {
        setBusy(false)
      }
    },
    [connection],
  )

  const finish = useCallback(
    (act: Act, given: Given = {}) => {
      if (add !== null) {
        add({ ...act.command, ...given } as PlainCommand, wordsOf(act, given))
        setStage(LIST)
      } else if (act.drastic !== null) setStage({ at: 'sure', act, given })
      else void give(Object.keys(given).length === 0 ? act.key : ({ ...act.command, ...given } as PlainCommand))
    },
    [give, add],
  )

  const goOn = useCallback(
    async (act: Act, given: Given, value: string | number) => {
      const [ask, ...left] = act.asks
      if (ask === undefined) return
      const said: Given = { ...given, [ask.param]: value }
      // Free words are given with the command; what has choices narrows the list.
      if (ask.choices.length === 0) {
        if (left.length === 0) finish({ ...act, asks: [] }, said)
        else setStage({ at: 'ask', act: { ...act, asks: left }, given: said })
        return
      }
      const found = await connection.acts(act.command.actor, {
        action: act.action,
        given: said,
        ...(add !== null && { planned: true }),
      })
      const acts = found?.groups.flatMap((group) => group.acts) ?? []
      const [only] = acts
      if (only === undefined) finish({ ...act, asks: [] }, said)
      else if (acts.length > 1) setStage({ at: 'which', act, acts })
      else if (only.asks.length > 0) setStage({ at: 'ask', act: only, given: said })
      else finish(only)
    },
    [connection, finish, add],
  )

  return useMemo(
    () => ({
      stage,
      refused,
      isBusy,
      start(act, said) {
        setRefused('')
        if (act.asks.length === 0) finish(act)
        else if (said !== undefined) void goOn(act, saidIn(act), said)
        else setStage({ at: 'ask', act, given: saidIn(act) })
      },
      say(value) {
        if (stage.at === 'ask') void goOn(stage.act, stage.given, value)
      },
      confirm() {
        if (stage.at !== 'sure') return
        const { act, given } = stage
        void give(Object.keys(given).length === 0 ? act.key : ({ ...act.command, ...given } as PlainCommand))
      },
      cancel() {
        setStage(LIST)
        setRefused('')
      },
      command: (command) => void give(command),
    }),
    [stage, refused, isBusy, finish, goOn, give],
  )
}
