import type { Board } from '@fray/kernel'
import { useEffect, useState } from 'react'
import { ownBoards, ownGames } from '../local/own/listed.ts'
import type { ReadyGame } from '../local/ready-game.ts'
import listed from './ready.json' with { type: 'json' }

/** Fray's own games; scripts/ready.ts writes the list. */
const bundled = listed as readonly ReadyGame[]

/** All games: the one who has written one finds it first. */
export const games: readonly ReadyGame[] = [...ownGames, ...bundled]

/** Those that are played in this browser. */
export const gamesHere: readonly ReadyGame[] = [...ownGames.filter(({ problem }) => problem === null), ...bundled]

/** Why a game is at tables of the server alone, in a sentence; null where it is played in this browser, too. */
export const whyNotHere = (id: string): string | null => ownGames.find((own) => own.id === id)?.problem ?? null

/** The fields of all ready fights, by the fight's file. */
export type Boards = Readonly<Record<string, Board>>

let boards: Boards | null = null

/** The fields of the ready fights; null until they are there. They come behind the page, which can be read without them. */
export function useBoards(): Boards | null {
  const [here, setHere] = useState(boards)
  useEffect(() => {
    if (boards !== null) return
    let isWanted = true
    const bundledBoards = import('./ready-boards.json', { with: { type: 'json' } })
    void Promise.all([bundledBoards, ownBoards()]).then(([module, own]) => {
      boards = { ...(module.default as unknown as Boards), ...(own as Boards) }
      if (isWanted) setHere(boards)
    })
    return () => {
      isWanted = false
    }
  }, [])
  return here
}
