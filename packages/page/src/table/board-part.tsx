import type { ComponentProps } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { BoardView } from '../board/board.tsx'
import { useWords } from '../words/words.ts'
import look from './table.module.css'

/** What is shown over the board. */
export interface Wants {
  readonly reach: boolean
  readonly threat: boolean
}

/** The part of the table with the board, and what is shown over it. */
export function BoardPart({
  wants,
  onWants,
  isPast,
  looksFrom,
  ...board
}: ComponentProps<typeof BoardView> & {
  wants: Wants
  onWants: (wants: Wants) => void
  /** Over the past nothing is shown. */
  isPast: boolean
  /** Whose distances are told; null for nobody's. */
  looksFrom: string | null
}) {
  const { board: words } = useWords()
  return (
    <section className={look.board} data-region="board" aria-label={words.label}>
      <div className={look.overlays}>
        <ToggleButton
          className={look.toggle}
          isSelected={wants.reach}
          isDisabled={isPast}
          onChange={(reach) => onWants({ ...wants, reach })}
        >
          {words.reach}
        </ToggleButton>
        <ToggleButton
          className={look.toggle}
          isSelected={wants.threat}
          isDisabled={isPast}
          onChange={(threat) => onWants({ ...wants, threat })}
        >
          {words.threat}
        </ToggleButton>
        {board.board.kind === 'relations' ? (
          <p className={look.faint}>{looksFrom === null ? '' : `${words.distances(looksFrom)}. `}</p>
        ) : null}
      </div>
      <BoardView {...board} />
    </section>
  )
}
