import { rulesets } from '@fray/rulesets'
import { describe, expect, test } from 'vitest'
import { effort } from '../../../../../scripts/tests/effort.ts'
import { playMade } from './made-run.ts'

/** Fights of each ruleset; `scripts/made-fights.ts` plays more. */
const FIGHTS = effort(2, 10, 'FRAY_MADE')
/** The number of the first fight: another one makes others. */
const FIRST = Number(process.env.FRAY_FIRST ?? 0)
/** One property alone. */
const ONLY = process.env.FRAY_PROPERTY

const HOURS = { timeout: 36_000_000 }

for (const [id, load] of Object.entries(rulesets)) {
  describe(`fights of ${id} that nobody would write`, () => {
    test(`${FIGHTS} of them have every property`, HOURS, async () => {
      const { totals } = playMade(await load(), {
        first: FIRST,
        fights: FIGHTS,
        only: ONLY,
        failed(fight, property, error) {
          throw new Error(`${property} of the made fight ${fight}: ${error.message}`, { cause: error })
        },
      })
      expect(totals.fights).toBeGreaterThan(FIGHTS / 4)
    })
  })
}
