import type { CampaignTable } from '@fray/live/protocol/plain'
import { useEffect, useId, useRef, useState } from 'react'
import { OnOff } from '../parts/choices.tsx'
import type { Say } from '../referee/seat-row.tsx'
import look from './campaign.module.css'
import { useCampaignWords } from './words.ts'

const NONE = { text: '', shared: false }
/** Characters that notes may have. */
const MOST = 4_000

/** What a person notes for themselves. It is saved when they leave the field, also because a fight is opened. */
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
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? saved
  const save = async (isShared: boolean): Promise<void> => {
    // What is typed meanwhile stays.
    if (await say({ do: 'note', text, shared: isShared })) setTyped((now) => (now === text ? null : now))
  }
  const leave = useRef(() => {})
  leave.current = () => {
    if (text !== saved) void save(shared)
  }
  useEffect(() => {
    const left = () => leave.current()
    addEventListener('pagehide', left)
    return () => {
      removeEventListener('pagehide', left)
      left()
    }
  }, [])
  const status = text !== saved ? words.noteNotSaved : saved === '' ? '' : words.noteSaved
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
        onChange={({ target }) => setTyped(target.value)}
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
