import type { Board } from '@fray/kernel'
import { BoardPicture } from '../board/picture.tsx'
import { useArt } from '../board/use-art.ts'
import look from './first.module.css'

const NOBODY: readonly [] = []

/** A board as a picture; the room for it is there before it is. */
export function Picture({ board }: { board: Board | undefined }) {
  const art = useArt(board?.tokens ?? NOBODY)
  return (
    <div className={look.picture} data-kind={board?.kind}>
      {board === undefined ? null : <BoardPicture board={board} art={art} isClose />}
    </div>
  )
}
