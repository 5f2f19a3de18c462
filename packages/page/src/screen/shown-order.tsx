import type { Order } from '@fray/kernel'
import { useEffect, useRef } from 'react'
import { Face } from '../board/face.tsx'
import { useArt } from '../board/use-art.ts'
import type { People } from '../table/people-context.ts'
import { RULES_SPEAK, useWords } from '../words/words.ts'
import look from './screen.module.css'

/** Who acts when, one below the other, to be read across a room: how each is, who has acted, whose turn it is. */
export function ShownOrder({ order, people }: { order: Order; people: People }) {
  const words = useWords()
  const art = useArt(Array.from(people.values(), ({ token }) => token))
  const list = useRef<HTMLOListElement>(null)
  // Where nobody's turn has begun, those who may begin theirs stand out.
  const isStarted = order.entries.some(({ state }) => state === 'now')
  // biome-ignore lint/correctness/useExhaustiveDependencies: whose turn it is comes into sight.
  useEffect(() => list.current?.querySelector('[data-state=now]')?.scrollIntoView({ block: 'nearest' }), [order])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list longer than the screen is scrolled by keys.
    <ol className={look.order} ref={list} tabIndex={0} aria-label={words.fight.order}>
      {order.entries.map((entry, i) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: bands come several times, and places keep their order.
          key={`${entry.label} ${i}`}
          className={look.entry}
          data-state={entry.state}
          data-next={!isStarted && entry.state === 'to-come' && entry.who.some((one) => order.next.includes(one))}
          aria-current={entry.state === 'now' ? 'step' : undefined}
        >
          <p className={look.label}>
            {entry.who.length === 1 && entry.label === entry.who[0] ? null : (
              <strong lang={RULES_SPEAK}>{entry.label}, </strong>
            )}
            {[entry.at, words.fight.states[entry.state], entry.tied ? words.fight.tied : null, ...entry.notes]
              .filter((one) => one !== null && one !== '')
              .join(', ')}
          </p>
          <ul>
            {entry.who.map((who) => (
              <ShownPerson key={who} who={who} person={people.get(who)} art={art} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

function ShownPerson({
  who,
  person,
  art,
}: {
  who: string
  person: ReturnType<People['get']>
  art: ReturnType<typeof useArt>
}) {
  return (
    <li className={look.person} data-down={person?.isDown === true}>
      {person === undefined ? null : <Face token={person.token} life={person.life} art={art} size={64} />}
      <span className={look.names}>
        <strong>{who}</strong>
        {person === undefined || person.health === '' ? null : <span lang={RULES_SPEAK}>{person.health}</span>}
      </span>
    </li>
  )
}
