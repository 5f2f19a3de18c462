import type { Card } from '@fray/kernel'
import type { SeatTable } from '@fray/seat'
import { memo, Suspense } from 'react'
import { late } from '../parts/late.ts'
import { Check, ChevronDown, EyeOff } from '../signs/index.ts'
import { RULES_SPEAK, useWords } from '../words/words.ts'
import look from './people.module.css'
import type { People } from './people-context.ts'
import { PersonFace } from './person-face.tsx'

const CardDetails = late(() => import('./card-details.tsx'), 'CardDetails')

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
      {isOpen ? (
        <Suspense fallback={null}>
          <CardDetails card={card} />
        </Suspense>
      ) : null}
    </li>
  )
})
