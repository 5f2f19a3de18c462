import type { Card, ThingRef } from '@fray/kernel'
import { Suspense } from 'react'
import { late } from '../parts/late.ts'
import { usePictures } from '../pictures/context.ts'
import { useRefereeHere } from '../referee/referee.ts'
import { RULES_SPEAK, useWords } from '../words/words.ts'
import { useAbout } from './about.tsx'
import look from './people.module.css'

const PortraitOf = late(() => import('../pictures/portrait-of.tsx'), 'PortraitOf')

const CardTools = late(() => import('../referee/card-tools.tsx'), 'CardTools')

/** All that may be known of somebody. */
export function CardDetails({ card }: { card: Card }) {
  const words = useWords()
  const about = useAbout()
  const referee = useRefereeHere()
  const pictures = usePictures()
  const { kind, about: said, budgets, conditions, groups, reactions, numbers, health } = card
  const link = (ref: ThingRef | null, label: string) =>
    ref === null ? (
      label
    ) : (
      <button type="button" className={look.link} onClick={() => about(ref)}>
        {label}
      </button>
    )
  /** What it says, and how often it can still be used. */
  const withLeft = (all: string, left: number | null, of: number | null): string =>
    [all, left === null ? '' : words.people.left(left, of)].filter((one) => one !== '').join(', ')
  return (
    <div className={look.details}>
      <p className={look.faint} lang={RULES_SPEAK}>
        {[kind, said].filter((one) => one !== '').join(': ')}
      </p>
      {health.pools.map(({ id, label, now, most }) => (
        <p key={id} lang={RULES_SPEAK}>
          {label} <strong>{most === null ? now : `${now} / ${most}`}</strong>
        </p>
      ))}
      {budgets.length === 0 ? null : (
        <section>
          <h3>{words.people.budget}</h3>
          <p lang={RULES_SPEAK}>
            {budgets.map((budget) => (budget.left > 0 ? budget.words : `(${budget.label})`)).join(', ')}
          </p>
        </section>
      )}
      {conditions.length === 0 ? null : (
        <ul className={look.lines} lang={RULES_SPEAK}>
          {conditions.map(({ name, source, words: all, ref }) => (
            <li key={`${name} ${source}`}>
              {link(ref, name)} <span className={look.faint}>{all}</span>
            </li>
          ))}
        </ul>
      )}
      {groups.map(({ title, things }) =>
        things.length === 0 ? null : (
          <section key={title}>
            <h3 lang={RULES_SPEAK}>{title}</h3>
            <ul className={look.lines} lang={RULES_SPEAK}>
              {things.map(({ name, words: all, left, of, ref }) => (
                <li key={`${ref.kind} ${name} ${all}`}>
                  {link(ref, name)} <span className={look.faint}>{withLeft(all, left, of)}</span>
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
      {reactions.length === 0 ? null : (
        <section>
          <h3>{words.people.reactions}</h3>
          <ul className={look.lines} lang={RULES_SPEAK}>
            {reactions.map(({ label, words: all, left, of, ref }) => (
              <li key={label}>
                {link(ref, label)} <span className={look.faint}>{withLeft(all, left, of)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {numbers.length === 0 ? null : (
        <section>
          <h3>{words.people.numbers}</h3>
          <dl className={look.numbers} lang={RULES_SPEAK}>
            {numbers.map(({ label, words: all, ref }) => (
              <div key={label}>
                <dt>{link(ref, label)}</dt>
                <dd>{all}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {pictures?.give == null || !(referee !== null || card.yours) ? null : (
        <Suspense fallback={null}>
          <PortraitOf card={card} pictures={pictures} referee={referee} />
        </Suspense>
      )}
      {referee === null ? null : (
        <Suspense fallback={null}>
          <CardTools card={card} referee={referee} />
        </Suspense>
      )}
    </div>
  )
}
