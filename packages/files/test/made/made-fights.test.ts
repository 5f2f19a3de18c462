import { appendFileSync } from 'node:fs'
import type { Game } from '@fray/kernel'
import { rulesets } from '@fray/rulesets'
import { describe, expect, test } from 'vitest'
import type { Known } from '../random-play.ts'
import { KNOWN } from './knowns.ts'
import { madeSetup } from './made-fight.ts'
import { canBegin, PROPERTIES } from './properties.ts'
import { Tally, whatIsThere } from './what-is-there.ts'

/** Fights of each ruleset; the figures in the documentation were made with more. */
const FIGHTS = Number(process.env.FRAY_MADE ?? 10)
/** The number of the first fight: another one makes others. */
const FIRST = Number(process.env.FRAY_FIRST ?? 0)
/** One property alone. */
const ONLY = process.env.FRAY_PROPERTY
/** A file for what each failure was; without one the first failure ends the test. */
const REPORT = process.env.FRAY_REPORT

const HOURS = { timeout: 36_000_000 }

function note(line: string): void {
  if (REPORT !== undefined) appendFileSync(REPORT, `${line}\n`)
}

for (const [id, load] of Object.entries(rulesets)) {
  describe(`fights of ${id} that nobody would write`, () => {
    test(`${FIGHTS} of them have every property`, HOURS, async () => {
      const game: Game = await load()
      const known = KNOWN[id] as Known
      const totals: Record<string, number> = { fights: 0, contradictory: 0, failures: 0 }
      const there = new Tally()
      for (let i = FIRST; i < FIRST + FIGHTS; i++) {
        const setup = madeSetup(game, String(i))
        if (!canBegin(game, setup, known)) {
          totals.contradictory = (totals.contradictory ?? 0) + 1
          continue
        }
        totals.fights = (totals.fights ?? 0) + 1
        there.count(whatIsThere(game.encounterSchema(), setup.encounter))
        for (const [name, property] of Object.entries(PROPERTIES)) {
          if (ONLY !== undefined && ONLY !== name) continue
          try {
            totals[name] = (totals[name] ?? 0) + property(game, setup, known, String(i))
          } catch (error) {
            totals.failures = (totals.failures ?? 0) + 1
            const { message, stack = '' } = error as Error
            if (REPORT === undefined) throw new Error(`${name} of the made fight ${i}: ${message}`, { cause: error })
            const at = stack
              .split('\n')
              .slice(1, 7)
              .map((line) => line.replace(/.*packages\//, ''))
              .join(' < ')
            note(`${id} ${name} ${i}: ${message} | ${at}`)
          }
        }
      }
      note(`${id} ${JSON.stringify(totals)} never made: ${there.missing(game.encounterSchema()).join(' ')}`)
      if (process.env.FRAY_MADE !== undefined) console.log(id, totals)
      expect(totals.fights).toBeGreaterThan(FIGHTS / 4)
    })
  })
}
