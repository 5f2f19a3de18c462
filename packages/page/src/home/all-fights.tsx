import { useState } from 'react'
import { useHosting } from '../live/server.ts'
import { RULES_SPEAK, ruled, useWords } from '../words/words.ts'
import { FightCard } from './fight-card.tsx'
import look from './first.module.css'
import { Fold } from './fold.tsx'
import { isWanted, LENGTHS, SIZES, type Wanted } from './games.ts'
import wide from './home.module.css'
import { type Boards, games, whyNotHere } from './ready.ts'

interface Options {
  readonly boards: Boards | null
  /** The games whose fights are shown. */
  readonly open: ReadonlySet<string>
  readonly onOpen: (open: ReadonlySet<string>) => void
}

const ANY: Wanted = { size: 'any', length: 'any' }

/** All ready fights, folded by game; looking for some opens the games that have them. */
export function AllFights({ boards, open, onOpen }: Options) {
  const { home } = useWords()
  const isHosting = useHosting()
  const [wanted, setWanted] = useState(ANY)
  const lookFor = (change: Partial<Wanted>) => {
    const next = { ...wanted, ...change }
    setWanted(next)
    onOpen(new Set(next.size === 'any' && next.length === 'any' ? [] : games.map(({ id }) => id)))
  }
  const toggle = (id: string) => onOpen(new Set(open.has(id) ? [...open].filter((one) => one !== id) : [...open, id]))
  return (
    <section className={wide.game} aria-labelledby="all-fights">
      <div className={look.headRow}>
        <h2 id="all-fights">{home.all.title}</h2>
        <label>
          {home.all.size}
          <select value={wanted.size} onChange={({ target }) => lookFor({ size: target.value as Wanted['size'] })}>
            {SIZES.map((size) => (
              <option key={size} value={size}>
                {home.all.sizes[size]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {home.all.length}
          <select
            value={wanted.length}
            onChange={({ target }) => lookFor({ length: target.value as Wanted['length'] })}
          >
            {LENGTHS.map((length) => (
              <option key={length} value={length}>
                {home.all.lengths[length]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className={look.folds}>
        {games.map(({ id, title, fights }) => {
          if (whyNotHere(id) !== null && !isHosting) return null
          const shown = fights.filter((fight) => isWanted(fight, wanted))
          const count =
            shown.length === fights.length
              ? home.games.fights(fights.length)
              : home.all.some(shown.length, fights.length)
          return (
            <Fold
              key={id}
              id={`game-${id}`}
              title={ruled(title).split(': ')[0] ?? ''}
              lang={RULES_SPEAK}
              count={count}
              isOpen={open.has(id)}
              onToggle={() => toggle(id)}
            >
              <ul className={wide.fights}>
                {shown.map((fight) => (
                  <FightCard key={fight.file} fight={fight} board={boards?.[fight.file] ?? null} />
                ))}
              </ul>
            </Fold>
          )
        })}
      </div>
    </section>
  )
}
