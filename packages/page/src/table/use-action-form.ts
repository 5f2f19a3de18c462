import type { PlainCommand } from '@fray/kernel'
import type { Connection } from '@fray/live/client'
import type { ListedAction } from '@fray/seat'
import { useCallback, useEffect, useMemo, useState } from 'react'

/** What an action still asks, and what has been said. */
export type Stage =
  | { readonly at: 'list' }
  /** One thing more has to be said. */
  | { readonly at: 'ask'; readonly action: ListedAction; readonly given: Given }
  /** A few are left that differ in something. */
  | { readonly at: 'which'; readonly action: ListedAction; readonly actions: readonly ListedAction[] }
  /** It is drastic: is it meant? */
  | { readonly at: 'sure'; readonly action: ListedAction; readonly given: Given }

type Given = Readonly<Record<string, string | number>>

/** How an action is done: what it asks is asked, what is drastic is confirmed, what is refused says why. */
export interface ActionForm {
  readonly stage: Stage
  /** Why the last thing was not done; '' for nothing. */
  readonly refused: string
  readonly isBusy: boolean
  /** Does an action, or begins to ask for what it lacks. */
  start(action: ListedAction, said?: string): void
  /** Says what is asked. */
  say(value: string | number): void
  /** It is meant. */
  confirm(): void
  cancel(): void
  /** Gives a command as they are written. */
  command(command: PlainCommand): void
}

const LIST: Stage = { at: 'list' }

/** What an action says already while it asks for more. */
const saidIn = ({ command: { actor: _, action: __, ...said } }: ListedAction): Given => said as Given

/** An action in words, with what was said of it as well. */
const wordsOf = ({ whole, command }: ListedAction, given: Given): string =>
  [whole, ...Object.entries(given).map(([name, value]) => (name in command ? '' : value))]
    .filter((one) => one !== '')
    .join(' ')

/**
 * Holds what is being done by one combatant; another one, or another table, begins again. Where `add` is given nothing is done: it
 * takes each command that was said to its end, with its words, for a plan.
 */
export function useActionForm(
  connection: Connection,
  who: string | null,
  ply: unknown,
  add: ((command: PlainCommand, words: string) => void) | null = null,
): ActionForm {
  const [stage, setStage] = useState<Stage>(LIST)
  const [refused, setRefused] = useState('')
  const [isBusy, setBusy] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was half said is about a fight that has gone on.
  useEffect(() => {
    setStage(LIST)
    setRefused('')
  }, [who, ply])

  const give = useCallback(
    async (action: string | PlainCommand, given: Given = {}) => {
      setBusy(true)
      setRefused('')
      try {
        const outcome = await connection.submit(action, given)
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
    (action: ListedAction, given: Given = {}) => {
      if (add !== null) {
        add({ ...action.command, ...given } as PlainCommand, wordsOf(action, given))
        setStage(LIST)
      } else if (action.drastic !== null) setStage({ at: 'sure', action, given })
      else void give(Object.keys(given).length === 0 ? action.key : ({ ...action.command, ...given } as PlainCommand))
    },
    [give, add],
  )

  const goOn = useCallback(
    async (action: ListedAction, given: Given, value: string | number) => {
      const [ask, ...left] = action.asks
      if (ask === undefined) return
      const said: Given = { ...given, [ask.param]: value }
      // Free words are given with the command; what has choices narrows the list.
      if (ask.choices.length === 0) {
        if (left.length === 0) finish({ ...action, asks: [] }, said)
        else setStage({ at: 'ask', action: { ...action, asks: left }, given: said })
        return
      }
      const found = await connection.actions(action.command.actor, {
        action: action.action,
        given: said,
        ...(add !== null && { planned: true }),
      })
      const actions = found?.groups.flatMap((group) => group.actions) ?? []
      const [only] = actions
      if (only === undefined) finish({ ...action, asks: [] }, said)
      else if (actions.length > 1) setStage({ at: 'which', action, actions })
      else if (only.asks.length > 0) setStage({ at: 'ask', action: only, given: said })
      else finish(only)
    },
    [connection, finish, add],
  )

  return useMemo(
    () => ({
      stage,
      refused,
      isBusy,
      start(action, said) {
        setRefused('')
        if (action.asks.length === 0) finish(action)
        else if (said !== undefined) void goOn(action, saidIn(action), said)
        else setStage({ at: 'ask', action, given: saidIn(action) })
      },
      say(value) {
        if (stage.at === 'ask') void goOn(stage.action, stage.given, value)
      },
      confirm() {
        if (stage.at !== 'sure') return
        const { action, given } = stage
        void give(Object.keys(given).length === 0 ? action.key : ({ ...action.command, ...given } as PlainCommand))
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
