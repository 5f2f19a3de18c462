import { canonical } from '@fray/kernel'
import { copyOf } from '@fray/lab'
import type { Check } from './check.ts'
import { cells, replay, saved, told, undo } from './course.ts'
import { declares } from './declares.ts'
import { finished } from './finished.ts'
import { computer, odds, secrets } from './known.ts'
import { legal, unlisted } from './legal.ts'

/** The encounter that a fight keeps is one that can be read, and gives itself again. */
const reads: Check = {
  asks: 'an encounter that was read is written as one that reads as the same',
  fight(game, encounter) {
    const { setup, problems } = game.readEncounter(copyOf(encounter))
    if (setup === null)
      throw new Error(
        `What was read is refused when it is read again: ${problems[0]?.path.join('.')}: ${problems[0]?.message}`,
      )
    const once = canonical(setup.encounter)
    const { setup: again } = game.readEncounter(copyOf(setup.encounter))
    if (again === null || canonical(again.encounter) !== once)
      throw new Error('The encounter reads otherwise when it is read again.')
    return 1
  },
}

/**
 * Everything that must hold, in the order in which it is told. `plays`, `stuck` and `cited` have no look of their own: the course of a
 * fight (fight.ts) watches them as it goes on, and finds a listed command that is refused for `legal` as well.
 */
export const CHECKS = {
  declares,
  reads,
  plays: { asks: 'nothing breaks while people command and answer at random' },
  stuck: { asks: 'while a fight is not over somebody has something to do' },
  legal,
  unlisted,
  cited: { asks: 'every rule that is cited is in the catalogue' },
  cells,
  told,
  undo,
  saved,
  replay,
  secrets,
  odds,
  computer,
  finished,
} as const satisfies Readonly<Record<string, Check>>

/** What must hold, by its name. */
export type CheckId = keyof typeof CHECKS

/** Whether the word is the id of a check of the contract. */
export const isCheck = (word: string): word is CheckId => Object.hasOwn(CHECKS, word)
