import { Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { isServed } from '../live/server.ts'
import { Button } from '../parts/button.tsx'
import { late } from '../parts/late.ts'
import { goTo } from '../route.ts'
import { Plus } from '../signs/index.ts'
import { useWords } from '../words/words.ts'
import first from './first.module.css'
import { startOf } from './games.ts'
import look from './home.module.css'
import { games, gamesHere, useBoards } from './ready.ts'
import { GameTile, StartHere } from './start-here.tsx'
import { ContinueCard, UnderWay, useFightsHere } from './under-way.tsx'

const AtServer = late(() => import('../live/home-live.tsx'), 'AtServer')

const NewCampaign = late(() => import('../campaign/new-campaign.tsx'), 'NewCampaign')

const LanguageChoice = late(() => import('../settings/of-the-page.tsx'), 'LanguageChoice')

const LookChoice = late(() => import('../settings/of-the-page.tsx'), 'LookChoice')

const OwnFights = late(() => import('./own-fights.tsx'), 'OwnFights')

const AllFights = late(() => import('./all-fights.tsx'), 'AllFights')

const OpenFile = late(() => import('./open-file.tsx'), 'OpenFile')

/** Where people begin: a fight to start with, the games, fights of one's own, all that are ready. */
export function Home() {
  const { home } = useWords()
  const boards = useBoards()
  const saved = useFightsHere()
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const start = gamesHere.map(startOf).find((fight) => fight !== undefined)
  const showAll = (id: string) => {
    flushSync(() => setOpen(new Set([...open, id])))
    const heading = document.getElementById(`game-${id}`)
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'start' })
  }
  // What comes late would push away what somebody is about to press.
  if (saved === null) return null
  return (
    <div className={look.home}>
      <header className={look.bar}>
        <img src="./icon.svg" alt="" width="36" height="36" />
        <p className={look.name}>Fray</p>
        <h1>{home.title}</h1>
        <Button icon={Plus} onPress={() => goTo({ at: 'new' })}>
          {home.own.new}
        </Button>
      </header>
      <main className={look.main}>
        <div className={first.top}>
          {start === undefined ? null : <StartHere fight={start} board={boards?.[start.file]} />}
          {saved.open[0] === undefined ? null : <ContinueCard fight={saved.open[0]} boards={boards} />}
        </div>
        {isServed() ? <AtServer className={look.game ?? ''} headClass={look.gameHead ?? ''} /> : null}
        <section className={look.game} aria-labelledby="games">
          <div className={first.headRow}>
            <h2 id="games">{home.games.title(games.length)}</h2>
            <p>{home.games.lead}</p>
          </div>
          <ul className={first.tiles}>
            {games.map((game) => (
              <GameTile key={game.id} game={game} boards={boards} onAll={() => showAll(game.id)} />
            ))}
          </ul>
        </section>
        <UnderWay {...saved} />
        <Suspense fallback={null}>
          {isServed() ? null : <NewCampaign isHere />}
          <OwnFights />
          <AllFights boards={boards} open={open} onOpen={setOpen} />
          <OpenFile />
        </Suspense>
      </main>
      <footer className={look.habits}>
        <Suspense fallback={null}>
          <LanguageChoice />
          <LookChoice />
        </Suspense>
        <a href="./credits.txt">{home.credits}</a>
      </footer>
    </div>
  )
}
