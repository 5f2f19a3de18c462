import { startTable, useHosting } from '../live/server.ts'
import type { Seating } from '../local/orders.ts'
import { goTo } from '../route.ts'
import { useHabits } from '../settings/habits.ts'
import { useWords } from '../words/words.ts'

/** How ready fights are started here: in this browser or at a table of the server, and what the button says. */
export function useStart() {
  const { home, live } = useWords()
  const isHosting = useHosting()
  const { dice } = useHabits()
  return {
    isHosting,
    start(file: string, seating: Seating = 'first'): void {
      if (isHosting) goTo({ at: 'fight', id: startTable({ ready: file }, dice), as: 'table' })
      else goTo({ at: 'play', file, seed: '', seating, dice })
    },
    label: isHosting ? live.mode.host : home.play,
    labelFor: isHosting ? live.mode.hostNamed : home.playNamed,
  }
}
