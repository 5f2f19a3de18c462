import type { Board } from '@fray/kernel'
import { BoardPicture } from '../board/picture.tsx'
import { useArt } from '../board/use-art.ts'
import { ruled } from '../words/words.ts'
import look from './first.module.css'

const NOBODY: readonly [] = []

/** The board with its places as the page's language calls them. */
const inWords = (board: Board): Board =>
  board.kind === 'zones' ? { ...board, zones: board.zones.map((zone) => ({ ...zone, name: ruled(zone.name) })) } : board

/** A board as a picture; the room for it is there before it is. */
export function Picture({ board }: { board: Board | undefined }) {
  const art = useArt(board?.tokens ?? NOBODY)
  return (
    <div className={look.picture} data-kind={board?.kind}>
      {board === undefined ? null : <BoardPicture board={inWords(board)} art={art} isClose />}
    </div>
  )
}
