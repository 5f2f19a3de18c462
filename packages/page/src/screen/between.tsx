import type { CampaignTable } from '@fray/live/protocol/plain'
import { useEffect } from 'react'
import { ruled, useWords } from '../words/words.ts'
import { FullScreen } from './full-screen.tsx'
import look from './screen.module.css'
import { useScreenWords } from './words.ts'

/** Between the fights of a campaign: what it is called, who is here, what was. */
export function Between({ campaign: { title, evening, people, past } }: { campaign: CampaignTable }) {
  const words = useScreenWords()
  const page = useWords()
  const here = people.filter(({ devices }) => devices > 0)
  useEffect(() => {
    document.title = `${title} · Fray`
  }, [title])
  return (
    <main className={look.between}>
      <h1>{title}</h1>
      <p className={look.said} role="status">
        {evening === 'over' ? words.over : words.between}
      </p>
      <h2>{words.here}</h2>
      {here.length === 0 ? <p className={look.faint}>{words.nobody}</p> : null}
      <ul>
        {here.map(({ person, name, heroes }) => (
          <li key={person}>
            <strong>{person === 'referee' ? words.referee : name}</strong>{' '}
            <span className={look.faint}>{words.plays(heroes)}</span>
          </li>
        ))}
      </ul>
      {past.length === 0 ? null : (
        <>
          <h2>{words.past}</h2>
          <ol>
            {past.map(({ fight, title, at }) => (
              <li key={fight}>
                {ruled(title)} <span className={look.faint}>{page.day(at)}</span>
              </li>
            ))}
          </ol>
        </>
      )}
      <FullScreen />
    </main>
  )
}
