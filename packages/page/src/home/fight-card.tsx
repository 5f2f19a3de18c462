import type { Board } from '@fray/kernel'
import { memo } from 'react'
import { BoardPicture } from '../board/picture.tsx'
import { useHosting } from '../live/server.ts'
import type { ReadyFight } from '../local/ready-game.ts'
import { Button } from '../parts/button.tsx'
import { Menu } from '../parts/menu.tsx'
import { goTo } from '../route.ts'
import { setHabits, useHabits } from '../settings/habits.ts'
import { ChevronDown, Play } from '../signs/index.ts'
import { RULES_SPEAK, ruled, useWords } from '../words/words.ts'
import look from './home.module.css'
import { inWords } from './picture.tsx'
import { useStart } from './start-fight.ts'

/** A ready fight: its field, what it is, how hard it is, and one button. */
export const FightCard = memo(function FightCard({ fight, board }: { fight: ReadyFight; board: Board | null }) {
  const { file, sides, numbers, wins, rounds } = fight
  const [title, line] = [ruled(fight.title), ruled(fight.line)]
  const { home } = useWords()
  const isHosting = useHosting()
  const { dice } = useHabits()
  const { start, label, labelFor } = useStart()
  const edit = () => goTo({ at: 'copy', file })
  const inLab = { id: 'lab', words: home.inLab, onAction: () => goTo({ at: 'lab', file }) }
  return (
    <li className={look.card}>
      <div className={look.picture} data-kind={board?.kind}>
        {board === null ? null : <BoardPicture board={inWords(board)} />}
      </div>
      <div className={look.cardText}>
        <h4 lang={RULES_SPEAK}>{title}</h4>
        <p lang={RULES_SPEAK}>{line}</p>
      </div>
      <div className={look.foot}>
        <p className={look.facts}>
          <span>{home.numbers(numbers)}</span>
          {wins === null ? null : <span title={home.hardMeans(wins)}>{home.hard(wins)}</span>}
          {rounds === null ? null : <span>{home.rounds(rounds)}</span>}
        </p>
        <Button kind="main" icon={Play} onPress={() => start(file)} aria-label={labelFor(title)}>
          {label}
        </Button>
        <Menu
          label={home.otherWays(title)}
          icon={ChevronDown}
          entries={
            isHosting
              ? [{ id: 'edit', words: home.own.copy, onAction: edit }, inLab]
              : [
                  { id: 'edit', words: home.own.copy, onAction: edit },
                  {
                    id: 'second',
                    words: home.ways.second(ruled(sides[1] ?? '')),
                    onAction: () => start(file, 'second'),
                  },
                  { id: 'hot-seat', words: home.ways['hot-seat'], onAction: () => start(file, 'hot-seat') },
                  inLab,
                ]
          }
          toggle={{
            words: home.realDice,
            isOn: dice === 'typed',
            onChange: (on) => setHabits({ dice: on ? 'typed' : 'generator' }),
          }}
        />
      </div>
    </li>
  )
})
