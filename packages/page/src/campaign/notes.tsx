import type { CampaignTable } from '@fray/live/protocol/plain'
import { useEffect, useId, useRef, useState } from 'react'
import { OnOff } from '../parts/choices.tsx'
import type { Say } from '../referee/seat-row.tsx'
import look from './campaign.module.css'
import { type Draft, draftOf, forgetDraft, keepDraft, onSaved } from './note-draft.ts'
import { useCampaignWords } from './words.ts'

const NONE = { text: '', shared: false }
/** Characters that notes may have. */
const MOST = 4_000

/**
 * What a person notes for themselves. It is saved when they leave the field, also because a fight is opened; what could not be saved is here
 * when they come back.
 */
export function Notes({
  campaign,
  say,
  isHere = false,
}: {
  campaign: CampaignTable
  say: Say
  /** Whether everybody plays at this page. */
  isHere?: boolean
}) {
  const words = useCampaignWords()
  const id = useId()
  const { text: saved, shared } = campaign.note ?? NONE
  const key = `${campaign.campaign} ${campaign.you}`
  const [typed, setTyped] = useState<Draft | null>(() => draftOf(key))
  const sent = useRef<string | null>(null)
  // What was asked to be saved and is not answered yet: more may be asked before.
  const underway = useRef<string | null>(null)
  const draft = typed === null ? null : onSaved(typed, saved, sent.current)
  if (draft !== typed) setTyped(draft)
  useEffect(() => keepDraft(key, draft), [key, draft])
  const text = draft?.text ?? saved
  const save = async (isShared: boolean): Promise<void> => {
    const before = underway.current ?? saved
    sent.current = text
    underway.current = text
    const isDone = await say({ do: 'note', text, shared: isShared, before })
    if (underway.current === text) underway.current = null
    if (!isDone) return
    forgetDraft(key, text)
    // What is typed meanwhile stays.
    setTyped((now) => (now?.text === text ? null : now))
  }
  const leave = useRef(() => {})
  leave.current = () => {
    if (text !== saved) void save(shared)
  }
  useEffect(() => {
    const left = () => leave.current()
    left()
    addEventListener('pagehide', left)
    return () => {
      removeEventListener('pagehide', left)
      left()
    }
  }, [])
  const status =
    text === saved
      ? saved === ''
        ? ''
        : words.noteSaved
      : draft?.isBoth === true
        ? words.noteOfBoth
        : words.noteNotSaved
  return (
    <section className={look.part} aria-labelledby={`${id}-head`}>
      <h2 id={`${id}-head`}>{isHere ? words.notesOfCampaign : words.notes}</h2>
      <textarea
        className={look.notes}
        aria-labelledby={`${id}-head`}
        aria-describedby={`${id}-means`}
        rows={4}
        maxLength={MOST}
        value={text}
        onChange={({ target }) => setTyped({ ...(draft ?? { before: saved }), text: target.value })}
        onBlur={() => leave.current()}
      />
      <p id={`${id}-means`} className={look.faint}>
        {isHere ? words.notesHere : campaign.referee === null ? words.notesMean : words.notesOfReferee}{' '}
        <span role="status">{status}</span>
      </p>
      {campaign.referee === null ? (
        <OnOff label={words.noteShared} value={shared} onChange={(now) => void save(now)} />
      ) : null}
    </section>
  )
}
