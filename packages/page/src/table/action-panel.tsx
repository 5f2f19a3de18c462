import type { Chances, ListedAction, ListedActions } from '@fray/seat'
import type { ActionCards } from '@fray/seat/cards'
import { Suspense } from 'react'
import { useWaitedNames } from '../live/context.ts'
import { Button } from '../parts/button.tsx'
import { late } from '../parts/late.ts'
import type { Sitting } from '../sitting.ts'
import { RULES_SPEAK, useWords } from '../words/words.ts'
import look from './action-panel.module.css'
import { ActionsList } from './actions.tsx'
import type { People } from './people-context.ts'
import { PersonFace } from './person-face.tsx'
import type { ActionForm } from './use-action-form.ts'
import { standingOf } from './use-actions.ts'
import type { Approach } from './use-offers.ts'
import type { Looking } from './use-sitting.ts'

/* What is loaded when it is first wanted. */
const Declared = late(() => import('./declared.tsx'), 'Declared')

const Questions = late(() => import('./questions.tsx'), 'Questions')
const Over = late(() => import('./over.tsx'), 'Over')
const Planning = late(() => import('../plan/planning.tsx'), 'Planning')
const PlanShown = late(() => import('../plan/planning.tsx'), 'PlanShown')
const RealDice = late(() => import('./dice.tsx'), 'RealDice')

interface ActionPanelProps {
  readonly looking: Looking
  readonly again: Sitting['again']
  /** Goes to how it went. */
  readonly onAfter: () => void
  readonly people: People
  /** Who may be commanded from this seat. */
  readonly mayAct: readonly string[]
  readonly who: string | null
  readonly actions: ListedActions | null
  /** Null while it is not known how they rank. */
  readonly actionCards: ActionCards | null
  readonly chances: ReadonlyMap<string, Chances | null>
  readonly form: ActionForm
  readonly end: ListedAction | null
  /** The person or place that was chosen, and the actions that are about it. */
  readonly thing: string | null
  readonly mentioned: readonly ListedAction[]
  /** How to come to whom was chosen, where nothing can be done to that one from here. */
  readonly approach: Approach | null
  readonly onThing: (thing: string | null) => void
  readonly onWho: (who: string) => void
  /** Brings the board in front. */
  readonly onBoard: () => void
}

/** What is wanted of this seat now: an answer, dice, a turn; or for whom the fight waits. */
export function ActionPanel(props: ActionPanelProps) {
  const { looking, people, mayAct, who, actions, actionCards, chances, form, end, thing, mentioned } = props
  const { onThing, onWho, onBoard } = props
  const { connection, table, snapshot, cards } = looking
  const words = useWords()
  const nameOf = useWaitedNames()
  if (table.dice !== null)
    return (
      <Suspense fallback={null}>
        <RealDice connection={connection} dice={table.dice} />
      </Suspense>
    )
  const refused =
    form.refused === '' ? null : (
      <p role="alert" className={look.refused}>
        {form.refused}
      </p>
    )
  const only =
    thing === null ? null : (
      <p className={look.only}>
        {words.actions.only(thing)}
        <Button kind="quiet" onPress={() => onThing(null)}>
          {words.actions.all}
        </Button>
      </p>
    )
  if (table.questions.length > 0) {
    const isChosen = actions !== null && (thing !== null || form.stage.at !== 'list')
    return (
      <>
        {refused}
        {only}
        {isChosen ? (
          <ActionsList
            actions={actions}
            shown={mentioned}
            chances={null}
            form={form}
            end={null}
            thing={thing}
            onBoard={onBoard}
          />
        ) : null}
        <Suspense fallback={null}>
          <Questions
            connection={connection}
            questions={table.questions}
            told={snapshot.told}
            people={people}
            friendsOf={(one) => standingOf(table, one).friends}
          />
        </Suspense>
      </>
    )
  }
  if (table.fight.over)
    return (
      <Suspense fallback={null}>
        <Over looking={looking} again={props.again} onAfter={props.onAfter} />
      </Suspense>
    )
  if (snapshot.waits?.for === 'stalemate') {
    return (
      <div className={look.panel}>
        <p>{words.fight.stalemate}</p>
        <Button kind="main" onPress={() => void connection.goOn()}>
          {words.fight.goOn}
        </Button>
      </div>
    )
  }
  if (who === null) {
    const { waitingFor } = table.turn
    const isAtNothing = snapshot.seat?.role === 'player' && !table.cards.some(({ yours }) => yours)
    return (
      <div className={look.panel}>
        {refused}
        {table.declared === null ? null : (
          <Suspense fallback={null}>
            <Declared declared={table.declared} looking={looking} nameOf={nameOf} />
          </Suspense>
        )}
        {isAtNothing ? <p className={look.faint}>{words.live.playsNobodyYet}</p> : null}
        <p className={look.faint}>
          {waitingFor.length === 0 ? words.fight.pending : words.fight.waitsFor(waitingFor.map(nameOf))}
        </p>
        <Suspense fallback={null}>
          <Planning connection={connection} table={table} />
        </Suspense>
      </div>
    )
  }
  const card = cards.get(who)
  const isDone = actionCards?.isWorthwhile === false
  const person = people.get(who)
  return (
    <div className={look.panel}>
      {snapshot.waits?.for === 'others' && table.turn.waitingFor.length > 0 ? (
        <p className={look.faint}>{words.fight.waitsFor(table.turn.waitingFor.map(nameOf))}</p>
      ) : null}
      {mayAct.length > 1 ? (
        <fieldset className={look.whos}>
          <legend className="for-the-ear">{words.actions.who}</legend>
          {mayAct.map((one) => {
            const mark = people.get(one)
            return (
              <button
                key={one}
                type="button"
                className={look.who}
                aria-pressed={one === who}
                onClick={() => onWho(one)}
              >
                {mark === undefined ? null : <PersonFace person={mark} size={22} />}
                {one === 'referee' ? words.actions.referee : one}
              </button>
            )
          })}
        </fieldset>
      ) : null}
      <div className={look.turn}>
        {person === undefined ? null : <PersonFace person={person} size={36} />}
        <h2>{who === 'referee' ? words.actions.referee : who}</h2>
        {end === null ? null : (
          <Button
            kind={isDone ? 'main' : 'plain'}
            onPress={() => form.start(end)}
            isDisabled={form.isBusy}
            data-testid="end"
          >
            <span lang={RULES_SPEAK}>{end.label}</span>
          </Button>
        )}
        {card === undefined || card.budgets.length === 0 ? null : (
          <p className={look.budgets} lang={RULES_SPEAK}>
            {card.budgets.map((budget) => (
              <span key={budget.id} data-spent={budget.left <= 0}>
                {budget.left > 0 ? budget.words : budget.label}
              </span>
            ))}
          </p>
        )}
      </div>
      {refused}
      {table.plan === null ? null : (
        <Suspense fallback={null}>
          <PlanShown connection={connection} table={table} />
        </Suspense>
      )}
      {only}
      {actions === null ? null : (
        <ActionsList
          actions={actions}
          cards={actionCards}
          shown={thing === null ? null : mentioned}
          chances={chances}
          form={form}
          end={end}
          thing={thing}
          approach={props.approach}
          onBoard={onBoard}
        />
      )}
    </div>
  )
}
