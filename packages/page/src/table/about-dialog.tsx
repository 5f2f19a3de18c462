import type { About, ThingRef } from '@fray/kernel'
import type { Connection } from '@fray/live/client'
import { useEffect, useState } from 'react'
import { Dialog } from '../parts/dialog.tsx'
import { RULES_SPEAK, useWords } from '../words/words.ts'
import look from './table.module.css'

/** What is known of a thing, with the titles of its rules. */
interface Found extends About {
  readonly titled: readonly { readonly rule: string; readonly title: string }[]
}

async function find(connection: Pick<Connection, 'ask'>, { kind, name, of }: ThingRef): Promise<Found | null> {
  const about = async (kind: string, name: string, of: string | null) =>
    (await connection.ask({ do: 'about', kind, name, of })) as About | null
  const found = await about(kind, name, of)
  if (found === null) return null
  const rules = kind === 'rule' ? [] : found.rules
  const titled = rules.map(async (rule) => ({ rule, title: (await about('rule', rule, null))?.title ?? rule }))
  return { ...found, titled: await Promise.all(titled) }
}

/** What a thing is and does, with the rules that say so; each of them can be opened in turn. */
export function AboutDialog({
  connection,
  thing,
  onOpen,
  onClose,
}: {
  connection: Pick<Connection, 'ask'>
  thing: ThingRef | null
  onOpen: (thing: ThingRef) => void
  onClose: () => void
}) {
  const words = useWords()
  const [about, setAbout] = useState<Found | null | 'asking'>('asking')
  useEffect(() => {
    if (thing === null) return
    let isWanted = true
    setAbout('asking')
    find(connection, thing).then(
      (found) => isWanted && setAbout(found),
      () => isWanted && setAbout(null),
    )
    return () => {
      isWanted = false
    }
  }, [connection, thing])
  const known = about === 'asking' ? null : about
  return (
    <Dialog
      title={known?.title ?? thing?.name ?? words.about.title}
      isOpen={thing !== null}
      onClose={onClose}
      titleLang={known === null && thing === null ? undefined : RULES_SPEAK}
    >
      {about === null ? <p>{words.about.none}</p> : null}
      {known === null ? null : (
        <>
          <p className={look.faint} lang={RULES_SPEAK}>
            {known.kind}
          </p>
          {known.lines.map((line) => (
            <p key={line} lang={RULES_SPEAK}>
              {line}
            </p>
          ))}
          {/* Of an action the facts are what a typed command may say, which cards ask for one by one. */}
          {known.facts.length === 0 || thing?.kind === 'action' ? null : (
            <dl className={look.facts} lang={RULES_SPEAK}>
              {known.facts.map(({ label, value }, at) => (
                <div key={label}>
                  <dt>{label}</dt>
                  {/* Where a rule comes from is called as its source calls it. */}
                  <dd lang={thing?.kind === 'rule' && at === known.facts.length - 1 ? 'en' : undefined}>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {known.titled.length === 0 ? null : (
            <div className={look.row}>
              <span className={look.faint}>{words.about.rules}</span>
              {known.titled.map(({ rule, title }) => (
                <button
                  key={rule}
                  type="button"
                  className={look.ruleLink}
                  lang={RULES_SPEAK}
                  onClick={() => onOpen({ kind: 'rule', name: rule, of: null })}
                >
                  {title}
                </button>
              ))}
            </div>
          )}
        </>
      )}
    </Dialog>
  )
}
