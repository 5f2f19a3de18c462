import type { Board } from '@fray/kernel'
import type { ReadyFight, ReadyGame } from '../local/ready-game.ts'
import { Button } from '../parts/button.tsx'
import { setHabits } from '../settings/habits.ts'
import { Play } from '../signs/index.ts'
import { RULES_SPEAK, ruled, useWords } from '../words/words.ts'
import look from './first.module.css'
import { pictureOf, startOf } from './games.ts'
import { Picture } from './picture.tsx'
import { type Boards, whyNotHere } from './ready.ts'
import { useStart } from './start-fight.ts'

/** The first fight for somebody new, as large as it is important. */
export function StartHere({ fight, board }: { fight: ReadyFight; board: Board | undefined }) {
  const { home } = useWords()
  const { start, label, labelFor } = useStart()
  const guided = () => {
    setHabits({ guided: 'next' })
    start(fight.file)
  }
  return (
    <section className={look.start} aria-labelledby="start-here">
      <div className={look.startText}>
        <p className={look.badge}>{home.start.badge}</p>
        <h2 id="start-here" lang={RULES_SPEAK}>
          {ruled(fight.title)}
        </h2>
        <p>
          <span lang={RULES_SPEAK}>{ruled(fight.line)}</span> {home.lead}
        </p>
        <Button kind="main" icon={Play} onPress={guided} aria-label={labelFor(ruled(fight.title))}>
          {label}
        </Button>
      </div>
      <Picture board={board} />
    </section>
  )
}

interface TileOptions {
  readonly game: ReadyGame
  readonly boards: Boards | null
  readonly onAll: () => void
}

/** A game: its picture, what it is in a sentence, its fight to start with, and the way to all of them. */
export function GameTile({ game, boards, onAll }: TileOptions) {
  const { home } = useWords()
  const { start, labelFor, isHosting } = useStart()
  const [name = '', what = ''] = ruled(game.title).split(': ')
  const first = startOf(game)
  const whyNot = whyNotHere(game.id)
  const isThere = whyNot === null || isHosting
  return (
    <li className={look.tile}>
      <Picture board={boards?.[pictureOf(game)?.file ?? '']} />
      <div className={look.tileText}>
        <h3 lang={RULES_SPEAK}>{name}</h3>
        <p lang={RULES_SPEAK}>{what === '' ? '' : `${what.charAt(0).toUpperCase()}${what.slice(1)}.`}</p>
        {whyNot === null ? null : (
          <p>
            {home.onlyAtTables} <span lang={RULES_SPEAK}>{whyNot}</span>
          </p>
        )}
      </div>
      <div className={look.tileFoot}>
        {isThere && first !== undefined ? (
          <Button icon={Play} onPress={() => start(first.file)} aria-label={labelFor(ruled(first.title))}>
            <span lang={RULES_SPEAK}>{ruled(first.title)}</span>
          </Button>
        ) : null}
        {isThere ? (
          <Button kind="quiet" onPress={onAll} aria-label={home.games.allOf(game.fights.length, name)}>
            {home.games.fights(game.fights.length)}
          </Button>
        ) : null}
      </div>
    </li>
  )
}
