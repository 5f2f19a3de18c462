import { useEffect, useMemo, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { goTo as goToRoute } from '../route.ts'
import { useBuilderWords } from '../words/builder.ts'
import { useWords } from '../words/words.ts'
import look from './builder.module.css'
import { type Building, BuildingProvider, controlId } from './context.ts'
import type { Path } from './document.ts'
import { focusSoon } from './focus.ts'
import { FieldDrawing } from './form/drawing.ts'
import { Field } from './form/field.tsx'
import { Head } from './head.tsx'
import { HowHard } from './panel/hardness.tsx'
import { Source } from './panel/source.tsx'
import { Verdict } from './panel/verdict.tsx'
import { Part } from './part.tsx'
import { Schema } from './schema.ts'
import { personAt, type SectionId, sectionOf, sectionsOf } from './sections.ts'
import { useDraft, type Working } from './use-draft.ts'

/** A fight of one's own, to be built: forms from what its game declares, checked as one goes. */
export function BuilderPage({ id }: { id: string }) {
  const draft = useDraft(id)
  const words = useBuilderWords()
  const { back } = useWords()
  if (draft === null) return <main className={look.notice} aria-busy="true" />
  if (draft === 'gone') {
    return (
      <main className={look.notice}>
        <h1>{words.gone}</h1>
        <p>{words.goneLead}</p>
        <Button onPress={() => goToRoute({ at: 'home' })}>{back}</Button>
      </main>
    )
  }
  return <Builder id={id} draft={draft} />
}

function Builder({ id, draft }: { id: string; draft: Working }) {
  const words = useBuilderWords()
  const [section, setSection] = useState<SectionId>('fight')
  const [opened, open] = useState<string | null>(null)
  const [said, say] = useState('')
  const { game, value, checked, text, change, write, undo, redo } = draft
  const schema = useMemo(() => (game === null ? null : new Schema(game.schema)), [game])

  // The one who came by keys or by ear goes on at the beginning.
  useEffect(() => focusSoon('section-fight'), [])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
      if (key !== 'z' && !isRedo) return
      event.preventDefault()
      if (isRedo) redo()
      else undo()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [undo, redo])

  const building = useMemo((): Building | null => {
    if (game === null || schema === null) return null
    const problems = checked?.problems ?? []
    const put = (path: Path, to: unknown) =>
      change(
        (file) => (to === undefined ? file.remove(path, path.length === 2 ? 1 : 0) : file.set(path, to)),
        `at ${JSON.stringify(path)}`,
      )
    return {
      game,
      schema,
      value,
      checked,
      put,
      change,
      opened,
      open,
      problemsAt: (path) =>
        problems.filter(
          (one) => one.path.length === path.length && path.every((step, i) => String(one.path[i]) === String(step)),
        ),
      say,
      goTo: (path) => {
        const to = path.length === 0 ? 'source' : sectionOf(schema, path)
        setSection(to)
        const person = personAt(path, value)
        if (person !== null) open(person)
        // The field itself, or the nearest thing around it that is on the page.
        setTimeout(() => {
          for (let i = path.length; i > 0; i--) {
            const found = document.getElementById(controlId(path.slice(0, i)))
            if (found === null) continue
            found.closest('details')?.setAttribute('open', '')
            found.focus()
            found.scrollIntoView({ block: 'center' })
            return
          }
          focusSoon(`section-${to}`)
        }, 60)
      },
    }
  }, [game, schema, value, checked, change, opened])

  const problems = checked?.problems ?? []
  const counts = (one: SectionId): number =>
    schema === null
      ? 0
      : problems.filter(({ path }) => (path.length === 0 ? 'source' : sectionOf(schema, path)) === one).length
  const isSource = section === 'source' || building === null || !draft.isReadable
  return (
    <div className={look.builder}>
      <Head id={id} draft={draft} />
      <nav className={look.nav} aria-label={words.partsLabel}>
        {sectionsOf(schema).map((one) => {
          const wrong = counts(one)
          return (
            <button
              key={one}
              type="button"
              className={look.tab}
              aria-current={section === one ? 'page' : undefined}
              onClick={() => setSection(one)}
            >
              {words.sections[one]}
              {wrong === 0 ? null : (
                <span className={look.wrong}>
                  <span aria-hidden="true">{wrong}</span>
                  <span className={look.hidden}>{words.people.wrong(wrong)}</span>
                </span>
              )}
            </button>
          )
        })}
      </nav>
      <main className={look.main}>
        <h2 id={`section-${section}`} tabIndex={-1}>
          {words.sections[section]}
        </h2>
        {!draft.isReadable && section !== 'source' ? <p className={look.broken}>{words.broken}</p> : null}
        {isSource ? (
          <Source text={text} problems={problems} onWrite={(to) => write(to, 'source')} />
        ) : (
          <BuildingProvider value={building}>
            <FieldDrawing value={Field}>
              <Part key={section} id={section} text={text} />
            </FieldDrawing>
          </BuildingProvider>
        )}
      </main>
      {building === null ? null : (
        <BuildingProvider value={building}>
          <aside className={look.panel} aria-label={words.panelLabel}>
            <Verdict isChecked={draft.isChecked} hasPicture={section !== 'place'} />
            <HowHard text={text} />
          </aside>
        </BuildingProvider>
      )}
      <p className={look.hidden} aria-live="polite" data-said={said}>
        {said}
      </p>
    </div>
  )
}
