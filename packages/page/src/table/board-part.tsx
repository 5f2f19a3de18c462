import type { ComponentProps } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { BoardView } from '../board/board.tsx'
import { type FindPicture, usePicture } from '../pictures/use-picture.ts'
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
  findPicture,
  ...board
}: Omit<ComponentProps<typeof BoardView>, 'picture'> & {
  wants: Wants
  onWants: (wants: Wants) => void
  /** Over the past nothing is shown. */
  isPast: boolean
  /** Whose distances are told; null for nobody's. */
  looksFrom: string | null
  findPicture: FindPicture
}) {
  const { board: words } = useWords()
  const picture = usePicture(board.board, findPicture)
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
      <BoardView {...board} picture={picture} />
    </section>
  )
}
