import { lazy, Suspense } from 'react'
import { isServed, useHosting } from '../live/server.ts'
import { Button } from '../parts/button.tsx'
import { goTo } from '../route.ts'
import { LanguageChoice, LookChoice } from '../settings/of-the-page.tsx'
import { Plus } from '../signs/index.ts'
import { RULES_SPEAK, useWords } from '../words/words.ts'
import { FightCard } from './fight-card.tsx'
import look from './home.module.css'
import { OwnFights } from './own-fights.tsx'
import { games, useBoards, whyNotHere } from './ready.ts'
import { UnderWay } from './under-way.tsx'

const AtServer = lazy(async () => ({ default: (await import('../live/home-live.tsx')).AtServer }))

const OpenFile = lazy(async () => ({ default: (await import('./open-file.tsx')).OpenFile }))

/** Where people begin: fights under way, ready fights by game, a file of one's own. */
export function Home() {
  const words = useWords()
  const boards = useBoards()
  const isHosting = useHosting()
  return (
    <div className={look.home}>
      <header className={look.head}>
        <div className={look.bar}>
          <p className={look.name}>
            <img src="./icon.svg" alt="" width="36" height="36" />
            Fray
          </p>
          <Button icon={Plus} onPress={() => goTo({ at: 'new' })}>
            {words.home.own.new}
          </Button>
        </div>
        <h1>{words.home.title}</h1>
        <p className={look.lead}>{words.home.lead}</p>
      </header>
      <main className={look.main}>
        {isServed() ? (
          <Suspense fallback={null}>
            <AtServer className={look.game ?? ''} headClass={look.gameHead ?? ''} />
          </Suspense>
        ) : null}
        <UnderWay />
        <OwnFights />
        {games.map(({ id, title, fights }) => {
          const [name, what] = title.split(': ')
          const whyNot = whyNotHere(id)
          return (
            <section key={id} className={look.game} aria-labelledby={`game-${id}`}>
              <div className={look.gameHead} lang={RULES_SPEAK}>
                <h2 id={`game-${id}`}>{name}</h2>
                <p>{what === undefined ? '' : `${what.charAt(0).toUpperCase()}${what.slice(1)}`}</p>
              </div>
              {whyNot === null ? null : (
                <p className={look.whyNot}>
                  {words.home.onlyAtTables} <span lang={RULES_SPEAK}>{whyNot}</span>
                </p>
              )}
              <ul className={look.fights}>
                {whyNot === null || isHosting
                  ? fights.map((fight) => (
                      <FightCard key={fight.file} fight={fight} board={boards?.[fight.file] ?? null} />
                    ))
                  : null}
              </ul>
            </section>
          )
        })}
        <Suspense fallback={null}>
          <OpenFile />
        </Suspense>
      </main>
      <footer className={look.habits}>
        <LanguageChoice />
        <LookChoice />
        <a href="./credits.txt">{words.home.credits}</a>
      </footer>
    </div>
  )
}
