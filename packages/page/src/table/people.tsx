import type { Card, ThingRef } from '@fray/kernel'
import type { SeatTable } from '@fray/seat'
import { lazy, memo, Suspense } from 'react'
import { useRefereeHere } from '../referee/referee.ts'
import { Check, ChevronDown, EyeOff } from '../signs/index.ts'
import { RULES_SPEAK, useWords } from '../words/words.ts'
import { useAbout } from './about.tsx'
import look from './people.module.css'
import type { People } from './people-context.ts'
import { PersonFace } from './person-face.tsx'

const CardTools = lazy(async () => ({ default: (await import('../referee/card-tools.tsx')).CardTools }))

/** Everybody of whom the seat knows, side by side; one of them opened. */
export function PeopleList({
  table,
  people,
  open,
  picked,
  hidden,
  onOpen,
}: {
  table: SeatTable
  people: People
  open: string | null
  /** Who is chosen by the referee for something that is done to several. */
  picked: ReadonlySet<string>
  /** Who is hidden from the others, where this is the referee's table. */
  hidden: ReadonlySet<string>
  onOpen: (who: string | null) => void
}) {
  return (
    <div className={look.people}>
      {table.sides.map(({ id, name }) => {
        const cards = table.cards.filter(({ side }) => side === id)
        return cards.length === 0 ? null : (
          <section key={id}>
            <h2 className={look.side} lang={RULES_SPEAK}>
              {name}
            </h2>
            <ul>
              {cards.map((card) => (
                <PersonCard
                  key={card.who}
                  card={card}
                  people={people}
                  isOpen={open === card.who}
                  isPicked={picked.has(card.who)}
                  isHidden={hidden.has(card.who)}
                  onOpen={onOpen}
                />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

const PersonCard = memo(function PersonCard({
  card,
  people,
  isOpen,
  isPicked,
  isHidden,
  onOpen,
}: {
  card: Card
  people: People
  isOpen: boolean
  isPicked: boolean
  isHidden: boolean
  onOpen: (who: string | null) => void
}) {
  const { who, health, conditions } = card
  const person = people.get(who)
  const words = useWords()
  return (
    <li className={look.person} data-open={isOpen} data-picked={isPicked} id={`person-${who}`}>
      <button type="button" className={look.summary} aria-expanded={isOpen} onClick={() => onOpen(isOpen ? null : who)}>
        {person === undefined ? null : <PersonFace person={person} size={30} />}
        <span className={look.name}>
          <strong>
            {who}
            {person?.isMine === true ? <small data-mine>({words.live.yours})</small> : null}
            {isHidden ? <EyeOff size={14} role="img" aria-label={words.referee.isHidden} /> : null}
            {isPicked ? <Check size={16} strokeWidth={3} role="img" aria-label={words.referee.isPicked} /> : null}
          </strong>
          <span className={look.health} lang={RULES_SPEAK}>
            {health.words}
            {health.pools.map(({ id, label, now, most }, i) => (
              <span key={id}>
                {i > 0 || health.words !== '' ? ' · ' : ''}
                <span className={health.pools.length > 1 ? undefined : 'for-the-ear'}>{label} </span>
                {most === null ? now : `${now}/${most}`}
              </span>
            ))}
          </span>
          {health.pools.map(({ id, now, most }) =>
            most === null || most <= 0 || now >= most ? null : (
              <span key={id} className={look.bar} aria-hidden="true">
                <span style={{ inlineSize: `${Math.max(0, Math.min(100, (now / most) * 100))}%` }} />
              </span>
            ),
          )}
          {conditions.length === 0 ? null : (
            <span className={look.chips} lang={RULES_SPEAK}>
              {[...Map.groupBy(conditions, ({ name }) => name)].map(([name, alike]) => (
                <span key={name} className={look.chip} data-tone={alike[0]?.tone}>
                  {alike.length === 1 ? name : `${name} ×${alike.length}`}
                </span>
              ))}
            </span>
          )}
        </span>
        <ChevronDown size={16} aria-hidden="true" className={look.arrow} />
      </button>
      {isOpen ? <CardDetails card={card} /> : null}
    </li>
  )
})

/** All that may be known of somebody. */
function CardDetails({ card }: { card: Card }) {
  const words = useWords()
  const about = useAbout()
  const referee = useRefereeHere()
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
      {referee === null ? null : (
        <Suspense fallback={null}>
          <CardTools card={card} referee={referee} />
        </Suspense>
      )}
    </div>
  )
}
