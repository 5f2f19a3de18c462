import { canonical } from '@fray/kernel'
import { copyOf } from '@fray/lab'
import type { Check } from './check.ts'
import { cells, replay, saved, told, undo } from './course.ts'
import { declares } from './declares.ts'
import { finished } from './finished.ts'
import { computer, odds, secrets } from './known.ts'
import { legal, unlisted } from './legal.ts'

/** The encounter stored in a fight can be read again, and reads as the same. */
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
 * All checks, in the order in which they are reported. `plays`, `stuck` and `cited` have no function of their own:
 * the course of a fight (fight.ts) does them as it goes, and also reports a refused listed command under `legal`.
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

/** The id of a check. */
export type CheckId = keyof typeof CHECKS

/** Whether the word is the id of a check. */
export const isCheck = (word: string): word is CheckId => Object.hasOwn(CHECKS, word)
