import type { About, ThingRef } from '@fray/kernel'
import { useEffect, useMemo, useState } from 'react'
import type { LabServer, Sketch, Subject } from '../local/lab/orders.ts'
import { Button, IconButton } from '../parts/button.tsx'
import { ArrowLeft } from '../signs/index.ts'
import { AboutContext } from '../table/about.tsx'
import { AboutDialog } from '../table/about-dialog.tsx'
import { useLabWords } from '../words/lab.ts'
import { ruled, rulesInNow } from '../words/words.ts'
import { Duel } from './duel.tsx'
import look from './lab.module.css'
import { Odds } from './odds.tsx'
import { SavedRuns } from './saved.tsx'
import { Simulate } from './simulate.tsx'
import { type Bench, useBench, usePlace } from './use-bench.ts'
import { WhatIf } from './what-if.tsx'

const TOOLS = { simulate: Simulate, odds: Odds, duel: Duel, 'what-if': WhatIf, kept: SavedRuns } as const
const NAMES = Object.keys(TOOLS) as (keyof typeof TOOLS)[]

/** The lab: what may come of a fight, worked out by the very rules that play: in workers of the browser, or by those of the server. */
export function Lab({
  subject,
  server,
  backWords,
  onBack,
}: {
  subject: Subject
  server: LabServer | null
  backWords: string
  onBack: () => void
}) {
  const words = useLabWords()
  const { bench, sketch, problem } = useBench(subject, server)
  useEffect(() => {
    document.title = `${sketch === null ? words.title : words.of(ruled(sketch.title))} · Fray`
  }, [sketch, words])
  return (
    <div className={look.lab}>
      <header className={look.head}>
        <IconButton label={backWords} icon={ArrowLeft} onPress={onBack} />
        <div>
          <h1>{sketch === null ? words.title : words.of(ruled(sketch.title))}</h1>
          {sketch === null ? null : (
            <p className={look.faint}>
              {sketch.at === null ? words.fromStart : words.fromStep(sketch.at.round, sketch.at.command)}
            </p>
          )}
        </div>
      </header>
      {problem === '' ? null : (
        <main className={look.notice}>
          <h2>{words.failed}</h2>
          <p role="alert">{problem}</p>
          <Button onPress={onBack}>{backWords}</Button>
        </main>
      )}
      {problem === '' && (bench === null || sketch === null) ? (
        <main className={look.notice} aria-busy="true">
          <p className={look.faint}>{words.opening}</p>
        </main>
      ) : null}
      {bench === null || sketch === null ? null : <Benches bench={bench} sketch={sketch} />}
    </div>
  )
}

function Benches({ bench, sketch }: { bench: Bench; sketch: Sketch }) {
  const words = useLabWords()
  const [tool, setTool] = useState<keyof typeof TOOLS>('simulate')
  const place = usePlace(bench)
  const names = NAMES.filter((name) => name !== 'kept' || place?.keeps === true)
  const [about, setAbout] = useState<ThingRef | null>(null)
  const asks = useMemo(
    () => ({
      ask: async (wanted: unknown) => {
        const about = (await bench.ask({ do: 'about', thing: wanted as ThingRef }).done) as About | null
        const rulesIn = rulesInNow()
        return about === null || rulesIn === null ? about : rulesIn.explained(sketch.ruleset, about)
      },
    }),
    [bench, sketch.ruleset],
  )
  if (sketch.isOver) {
    return (
      <main className={look.notice}>
        <p>{words.over}</p>
      </main>
    )
  }
  return (
    <AboutContext value={setAbout}>
      <nav className={look.tools} aria-label={words.tools.label}>
        {names.map((name) => (
          <button key={name} type="button" aria-pressed={name === tool} onClick={() => setTool(name)}>
            {words.tools[name]}
          </button>
        ))}
      </nav>
      <main>
        {names.map((name) => {
          const Tool = TOOLS[name]
          // What was found stays while another tool is looked at.
          return (
            <section key={name} className={look.tool} aria-label={words.tools[name]} hidden={name !== tool}>
              <h2 className="for-the-ear">{words.tools[name]}</h2>
              <Tool bench={bench} sketch={sketch} place={place} isShown={name === tool} />
            </section>
          )
        })}
      </main>
      <footer className={look.faint}>{words.knows}</footer>
      <AboutDialog connection={asks} thing={about} onOpen={setAbout} onClose={() => setAbout(null)} />
    </AboutContext>
  )
}
