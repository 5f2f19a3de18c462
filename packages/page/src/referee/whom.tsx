import { EyeOff } from '../signs/index.ts'
import { peopleOf } from '../table/people-context.ts'
import { PersonFace } from '../table/person-face.tsx'
import { useWords } from '../words/words.ts'
import type { Referee } from './referee.ts'
import look from './tools.module.css'

/** Whom something is done to: everybody as a list to be ticked, each side at once. */
export function Whom({
  referee: { table },
  picked,
  onPick,
}: {
  referee: Referee
  picked: ReadonlySet<string>
  onPick: (picked: ReadonlySet<string>) => void
}) {
  const { referee: words } = useWords()
  const people = peopleOf(table)
  const with_ = (names: readonly string[], isIn: boolean) => {
    const next = new Set(picked)
    for (const name of names) {
      if (isIn) next.add(name)
      else next.delete(name)
    }
    onPick(next)
  }
  return (
    <fieldset className={look.whom}>
      <legend>
        {words.whom} <span className={look.faint}>{words.chosen(picked.size)}</span>
      </legend>
      {table.sides.map(({ id, name }) => {
        const cards = table.cards.filter(({ side }) => side === id)
        if (cards.length === 0) return null
        const all = cards.map(({ who }) => who)
        const isAll = all.every((who) => picked.has(who))
        return (
          <div key={id}>
            <label className={look.tick} data-all>
              <input type="checkbox" checked={isAll} onChange={() => with_(all, !isAll)} />
              {words.everybody(name)}
            </label>
            <ul className={look.ticks}>
              {cards.map(({ who, health }) => {
                const person = people.get(who)
                const isHidden = table.hidden?.who.includes(who) === true
                return (
                  <li key={who}>
                    <label className={look.tick}>
                      <input
                        type="checkbox"
                        aria-label={words.choose(who)}
                        checked={picked.has(who)}
                        onChange={({ target }) => with_([who], target.checked)}
                      />
                      {person === undefined ? null : <PersonFace person={person} size={30} />}
                      <span className={look.tickName}>
                        {who}
                        <span className={look.faint}>
                          {health.pools
                            .map(({ now, most }) => (most === null ? `${now}` : `${now}/${most}`))
                            .join(' · ')}
                        </span>
                      </span>
                      {isHidden ? (
                        <span className={look.hidden}>
                          <EyeOff size={14} aria-hidden="true" />
                          {words.isHidden}
                        </span>
                      ) : null}
                    </label>
                  </li>
                )
              })}
            </ul>
          </div>
        )
      })}
      <p className={look.faint}>{words.whomMeans}</p>
    </fieldset>
  )
}
