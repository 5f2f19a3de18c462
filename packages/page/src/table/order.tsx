import { levelOf } from '@fray/drawing'
import type { Order } from '@fray/kernel'
import { type CSSProperties, memo, useEffect, useRef } from 'react'
import { Face } from '../board/face.tsx'
import { useArt } from '../board/use-art.ts'
import { RULES_SPEAK, useWords } from '../words/words.ts'
import look from './order.module.css'
import type { People, Person } from './people-context.ts'

/** Who acts when, as the game has it. */
export const OrderStrip = memo(function OrderStrip({
  order,
  people,
  onChoose,
}: {
  order: Order
  people: People
  onChoose: (who: string) => void
}) {
  const words = useWords()
  // Where nobody's turn has begun, those who may begin theirs stand out.
  const isStarted = order.entries.some(({ state }) => state === 'now')
  const isNext = (who: readonly string[]) => !isStarted && who.some((one) => order.next.includes(one))
  const art = useArt(Array.from(people.values(), ({ token }) => token))
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whose turn it is comes into sight.
  useEffect(() => {
    const box = list.current
    const now =
      box?.querySelector<HTMLElement>('[data-state=now]') ?? box?.querySelector<HTMLElement>('[data-state=to-come]')
    if (box != null && now != null) box.scrollLeft = now.offsetLeft - 40
  }, [order])
  return (
    <nav className={look.order} aria-label={`${words.fight.order}: ${order.title}`}>
      <p className={look.title} lang={RULES_SPEAK}>
        {order.title}
      </p>
      <ol className={look.entries} ref={list}>
        {order.entries.map((entry, i) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: bands come several times, and places keep their order.
            key={`${entry.label} ${i}`}
            className={look.entry}
            data-state={entry.state}
            data-next={entry.state === 'to-come' && isNext(entry.who)}
            data-tied={entry.tied}
            aria-current={entry.state === 'now' ? 'step' : undefined}
            title={[words.fight.states[entry.state], ...entry.notes].join(', ')}
          >
            {entry.who.length === 1 && entry.label === entry.who[0] ? null : (
              <span className={look.band} lang={RULES_SPEAK}>
                {entry.label}
              </span>
            )}
            {entry.who.map((who) => {
              const person = people.get(who)
              return (
                <button key={who} type="button" className={look.person} onClick={() => onChoose(who)}>
                  {person === undefined ? null : <Face token={person.token} life={person.life} art={art} size={36} />}
                  <span className={look.personWords}>
                    <span className={look.personName}>{who}</span>
                    {person === undefined ? null : <Life {...person} />}
                  </span>
                  {person?.isMine === true ? <span className="for-the-ear"> ({words.live.yours})</span> : null}
                </button>
              )
            })}
            {entry.at === null ? null : <span className={look.number}>{entry.at}</span>}
            <span className="for-the-ear">
              {', '}
              {[words.fight.states[entry.state], entry.tied ? words.fight.tied : '', ...entry.notes]
                .filter((one) => one !== '')
                .join(', ')}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  )
})

/** What is left of somebody's life, as a bar and a word; the people's list says it to those who do not see it. */
function Life({ life: { life, steps }, health, isDown }: Person) {
  if (health === '') return null
  const left = isDown ? 0 : life
  return (
    <span className={look.life} aria-hidden="true">
      {left === null ? null : (
        <span
          className={look.bar}
          data-level={levelOf(left, steps)}
          style={{ '--left': `${left * 100}%`, '--steps': steps ?? 1 } as CSSProperties}
        />
      )}
      <span lang={RULES_SPEAK}>{health}</span>
    </span>
  )
}
