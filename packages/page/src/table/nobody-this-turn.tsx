import type { Connection } from '@fray/live/client'
import type { LogEntry, SeatQuestion } from '@fray/seat'
import { useEffect, useReducer } from 'react'
import { Button } from '../parts/button.tsx'
import { useWords } from '../words/words.ts'
import look from './questions.module.css'
import { hearOut } from './refused-late.tsx'
import { mayPass, RestOfTurn, turnIn } from './rest-of-turn.ts'

const kept = new WeakMap<Connection, RestOfTurn>()

function restOf(connection: Connection): RestOfTurn {
  const rest = kept.get(connection) ?? new RestOfTurn()
  kept.set(connection, rest)
  return rest
}

/** Whether nobody steps in for the rest of this turn, what says so, and what takes it back; questions of then are let pass. */
export function useRestOfTurn(connection: Connection, questions: readonly SeatQuestion[], told: readonly LogEntry[]) {
  const [, draw] = useReducer((n: number) => n + 1, 0)
  const rest = restOf(connection)
  const turn = turnIn(told)
  const [first] = questions
  const isAsked = first !== undefined && mayPass(first)
  const events = isAsked ? rest.note(turn, `${first.rule} ${first.event === '' ? first.prompt : first.event}`) : 0
  const isPassing = isAsked && !rest.isOver(turn)
  const id = isPassing ? first.id : null
  const decline = isPassing ? first.decline : null
  useEffect(() => {
    if (id !== null && decline !== null) void hearOut(connection, connection.answer(id, decline), () => false)
  }, [connection, id, decline])
  return {
    isPassing,
    /** Whether it is worth offering: several have asked already, or are asked at once. */
    isOffered: isAsked && (events > 1 || questions.filter(mayPass).length > 1),
    pass() {
      rest.pass(turn)
      draw()
    },
    askAgain() {
      rest.askAgain()
      draw()
    },
  }
}

/** Lets everything pass that asks in the rest of this turn; or says that it does, and asks again. */
export function NobodyThisTurn({ rest }: { rest: ReturnType<typeof useRestOfTurn> }) {
  const { questions: words } = useWords()
  if (rest.isPassing)
    return (
      <p role="status" className={look.rest}>
        {words.nobodyThisTurn}
        <Button kind="quiet" onPress={rest.askAgain}>
          {words.askAgain}
        </Button>
      </p>
    )
  return rest.isOffered ? (
    <div className={look.restOfTurn}>
      <Button onPress={rest.pass}>{words.nobodyForTheTurn}</Button>
    </div>
  ) : null
}
