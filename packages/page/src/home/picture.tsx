import type { Board } from '@fray/kernel'
import { BoardPicture } from '../board/picture.tsx'
import { useArt } from '../board/use-art.ts'
import { ruled } from '../words/words.ts'
import look from './first.module.css'

const NOBODY: readonly [] = []

/** The board with its places as the page's language calls them. */
export function inWords(board: Board): Board {
  const named = <T extends { readonly name: string }>(one: T): T => ({ ...one, name: ruled(one.name) })
  if (board.kind === 'zones') return { ...board, zones: board.zones.map(named) }
  if (board.kind !== 'squares' || board.scenery === undefined) return board
  return { ...board, scenery: { ...board.scenery, places: board.scenery.places.map(named) } }
}

/** A board as a picture; the room for it is there before it is. */
export function Picture({ board }: { board: Board | undefined }) {
  const art = useArt(board?.tokens ?? NOBODY)
  return (
    <div className={look.picture} data-kind={board?.kind}>
      {board === undefined ? null : <BoardPicture board={inWords(board)} art={art} isClose />}
    </div>
  )
}
