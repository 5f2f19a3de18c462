import { useCallback, useMemo, useState } from 'react'
import { BoardView } from '../board/board.tsx'
import { useLive, useWaitedNames } from '../live/context.ts'
import { PicturesContext } from '../pictures/context.ts'
import { usePicture } from '../pictures/use-picture.ts'
import { Paused } from '../referee/paused.tsx'
import { useShow } from '../show/use-show.ts'
import { useSounds } from '../show/use-sounds.ts'
import type { Sitting } from '../sitting.ts'
import { Announcer } from '../table/announcer.tsx'
import { peopleOf } from '../table/people-context.ts'
import { useNotice } from '../table/use-notice.ts'
import { type Looking, useLooking } from '../table/use-sitting.ts'
import { useTrails } from '../table/use-trails.ts'
import { RULES_SPEAK, useWords } from '../words/words.ts'
import { FullScreen } from './full-screen.tsx'
import look from './screen.module.css'
import { ShownOrder } from './shown-order.tsx'
import { ShownResult } from './shown-result.tsx'
import { useScreenWords } from './words.ts'

const NOBODY: ReadonlySet<string> = new Set()
const NO_WORDS: ReadonlyMap<string, string> = new Map()
const nothing = (): void => undefined

/** A fight on the screen for the middle of the table: board, order, results, for whom the table waits. */
export function ShownFight({ sitting }: { sitting: Sitting }) {
  const looking = useLooking(sitting)
  return looking === null ? null : <Drawn sitting={sitting} looking={looking} />
}

function Drawn({ sitting, looking }: { sitting: Sitting; looking: Looking }) {
  const words = useWords()
  const screen = useScreenWords()
  const nameOf = useWaitedNames()
  const isPaused = useLive()?.snapshot.presence?.paused === true
  const { table, snapshot } = looking
  const standing = useMemo(
    () => ({ board: table.board, cards: new Map(table.cards.map((card) => [card.who, card])) }),
    [table.board, table.cards],
  )
  const show = useShow(sitting.connections, looking, standing, false)
  useSounds(show)
  useNotice(table.fight.title, false)
  const { board, cards } = show
  const people = useMemo(() => peopleOf({ ...table, board, cards: [...cards.values()] }), [table, board, cards])
  const now = useMemo(
    () => new Set(table.order.entries.filter(({ state }) => state === 'now').flatMap(({ who }) => who)),
    [table.order],
  )
  const trails = useTrails(board, show, snapshot.told, null)
  const picture = usePicture(board, sitting.picture)
  const pictures = useMemo(() => ({ picture: sitting.picture, give: null, connection: null }), [sitting.picture])
  const [said, setSaid] = useState({ n: 0, text: '' })
  const say = useCallback((text: string) => setSaid(({ n }) => ({ n: n + 1, text })), [])
  const winner = table.sides.find(({ id }) => id === table.fight.winner)
  const acting = now.size === 0 ? '' : screen.acts([...now])
  const waits = table.fight.over
    ? winner === undefined
      ? words.fight.overNobody
      : words.fight.won(winner.name)
    : table.turn.waitingFor.length === 0
      ? ''
      : words.fight.waitsFor(table.turn.waitingFor.map(nameOf))
  const wanted = [table.fight.over ? '' : acting, waits].filter((one) => one !== '').join('. ')
  return (
    <PicturesContext value={pictures}>
      <Paused isPaused={isPaused} referee={null} />
      <div className={look.fight} data-told={snapshot.told.at(-1)?.n ?? 0}>
        <section className={look.side} aria-label={words.fight.order}>
          <h1 lang={RULES_SPEAK}>
            <span className={look.title}>{table.fight.title}</span>
            <span className={look.round}>{table.order.title}</span>
          </h1>
          <ShownOrder order={table.order} people={people} />
          <p className={look.waits} data-waits>
            {waits}
          </p>
          <FullScreen />
        </section>
        <main className={look.board}>
          <BoardView
            board={board}
            picture={picture}
            cards={cards}
            now={now}
            targets={NOBODY}
            chosen={null}
            picked={NOBODY}
            hidden={NOBODY}
            mine={NOBODY}
            reach={null}
            isReachShown={false}
            threat={null}
            captions={NO_WORDS}
            movable={NOBODY}
            trails={trails}
            show={show}
            onGrab={nothing}
            onDrop={nothing}
            onChoose={nothing}
            onHover={nothing}
            say={say}
          />
          {show.act === null || show.isOver ? null : (
            <ShownResult act={show.act} isLanded={show.isLanded} cards={cards} />
          )}
        </main>
        <Announcer told={snapshot.told} wanted={wanted} said={said} />
      </div>
    </PicturesContext>
  )
}
