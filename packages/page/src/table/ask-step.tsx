import type { Chances } from '@fray/seat'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { pointAt } from '../preview/pointed.ts'
import { MapIcon } from '../signs/index.ts'
import { RULES_SPEAK, useWords } from '../words/words.ts'
import { ActionRow, Risk } from './action-row.tsx'
import look from './actions.module.css'
import type { ActionForm } from './use-action-form.ts'
import { candidateWords } from './wanted.ts'

/** So many choices are listed without a field to find one. */
const LISTED = 14

/** One step of an action that needs more: what it asks, which of a few is meant, or whether it is meant at all. */
export function AskStep({
  form,
  chances,
  counted,
  onBoard,
}: {
  form: ActionForm
  chances: ReadonlyMap<string, Chances | null> | null
  /** Keys of the actions whose chances are worked out. */
  counted: ReadonlySet<string>
  /** Brings the board in front, where what is asked may be chosen there. */
  onBoard?: (() => void) | undefined
}) {
  const words = useWords()
  const { stage } = form
  const [text, setText] = useState('')
  const field = useRef<HTMLDivElement>(null)
  const id = stage.at === 'ask' ? `${stage.action.key} ${stage.action.asks[0]?.param}` : stage.at
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins again, with the focus in it.
  useEffect(() => {
    setText('')
    // Where there is a keyboard one types; on a small screen typing would cover what there is to choose.
    const fields = matchMedia('(width >= 48rem)').matches ? ['input', 'button'] : ['input, button']
    const [first] = fields.flatMap((one) => field.current?.querySelector<HTMLElement>(one) ?? [])
    first?.focus()
  }, [id])
  if (stage.at === 'list') return null
  const { action } = stage
  return (
    <div className={look.step} ref={field}>
      <h3 lang={RULES_SPEAK}>{[action.whole, action.finer].filter((one) => one !== '').join(', ')}</h3>
      {action.risk === undefined ? null : <Risk risk={action.risk} />}
      {stage.at === 'sure' ? (
        <>
          <p>{action.drastic === null ? '' : words.actions.sure[action.drastic]}</p>
          <div className={look.stepButtons}>
            <Button onPress={form.cancel}>{words.actions.no}</Button>
            <Button kind="danger" onPress={form.confirm}>
              {words.actions.yes}
            </Button>
          </div>
        </>
      ) : null}
      {stage.at === 'which' ? (
        <ul>
          {stage.actions.map((one) => (
            <ActionRow
              key={one.key}
              action={one}
              chances={chances?.get(one.key)}
              isCounted={counted.has(one.key)}
              form={form}
            />
          ))}
        </ul>
      ) : null}
      {stage.at === 'ask' ? <Asking key={id} form={form} text={text} setText={setText} onBoard={onBoard} /> : null}
      {stage.at === 'sure' ? null : (
        <Button kind="quiet" onPress={form.cancel}>
          {words.actions.cancel}
        </Button>
      )}
    </div>
  )
}

function Asking({
  form,
  text,
  setText,
  onBoard,
}: {
  form: ActionForm
  text: string
  setText: (text: string) => void
  onBoard: (() => void) | undefined
}) {
  const words = useWords()
  const { stage } = form
  const [isCounted, setCounted] = useState(false)
  const ask = stage.at === 'ask' ? stage.action.asks[0] : undefined
  if (stage.at !== 'ask' || ask === undefined) return null
  const { label, choices, kind } = ask
  const isFree = choices.length === 0
  // Dozens of squares are chosen where they are; a list of their numbers tells nobody anything.
  const isOnBoard = onBoard !== undefined && kind === 'place' && choices.length > LISTED
  const found = choices.filter((one) => String(one).toLowerCase().includes(text.trim().toLowerCase()))
  return (
    <form
      className={look.asking}
      onKeyDown={({ key }) => key === 'Escape' && form.cancel()}
      onSubmit={(event) => {
        event.preventDefault()
        if (isFree && text.trim() !== '') form.say(text.trim())
        else if (!isFree && found.length === 1 && found[0] !== undefined) form.say(found[0])
        else if (!isFree) setCounted(true)
      }}
    >
      <p id="ask-label" className={look.askLabel} lang={RULES_SPEAK}>
        {words.actions.ask(label)}
      </p>
      {isOnBoard ? (
        <div className={look.onBoard}>
          <p id="ask-board">{words.actions.onBoard}</p>
          <Button icon={MapIcon} onPress={onBoard}>
            {words.regions.board}
          </Button>
        </div>
      ) : null}
      {isFree || choices.length > LISTED ? (
        <input
          className={look.input}
          aria-labelledby="ask-label"
          aria-describedby={isOnBoard ? 'ask-board' : undefined}
          value={text}
          onChange={({ target }) => setText(target.value)}
          placeholder={isFree ? '' : words.actions.find}
          autoComplete="off"
        />
      ) : null}
      {isFree ? null : (
        <p role="status" className={isCounted ? look.faint : 'for-the-ear'}>
          {isCounted || text !== '' ? words.actions.possible(found.length) : ''}
        </p>
      )}
      {isFree ? (
        <Button kind="main" type="submit">
          {words.actions.say}
        </Button>
      ) : isOnBoard && text.trim() === '' ? null : (
        <ul className={look.choices} aria-labelledby="ask-label">
          {found.slice(0, 60).map((one) => (
            <li
              key={String(one)}
              onPointerEnter={() => pointAt({ action: stage.action, thing: String(one), chances: null })}
              onPointerLeave={() => pointAt(null)}
              onFocus={() => pointAt({ action: stage.action, thing: String(one), chances: null })}
              onBlur={() => pointAt(null)}
            >
              <Button onPress={() => form.say(one)}>
                {one === '' ? words.actions.leaveOut : candidateWords(one, kind)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}
