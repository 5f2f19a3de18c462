import { appendFileSync } from 'node:fs'
import type { Game } from '@fray/kernel'
import { rulesets } from '@fray/rulesets'
import { describe, expect, test } from 'vitest'
import { knownOf } from './knowns.ts'
import { madeSetup } from './made-fight.ts'
import { hasTwoSides, PROPERTIES } from './properties.ts'
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

const figures = (totals: object): string => JSON.stringify(totals)

function note(line: string): void {
  if (REPORT !== undefined) appendFileSync(REPORT, `${line}\n`)
}

for (const [id, load] of Object.entries(rulesets)) {
  describe(`fights of ${id} that nobody would write`, () => {
    test(`${FIGHTS} of them have every property`, HOURS, async () => {
      const game: Game = await load()
      const known = knownOf(id)
      const totals = { fights: 0, empty: 0 }
      const held: Record<string, number> = {}
      const failed: Record<string, number> = {}
      const there = new Tally()
      for (let i = FIRST; i < FIRST + FIGHTS; i++) {
        if ((i - FIRST) % 10 === 0) note(`${id} from ${FIRST} to ${i}: ${figures({ totals, held, failed })}`)
        const setup = madeSetup(game, String(i))
        if (!hasTwoSides(game, setup)) {
          totals.empty++
          continue
        }
        totals.fights++
        there.count(whatIsThere(game.encounterSchema(), setup.encounter))
        for (const [name, property] of Object.entries(PROPERTIES)) {
          if (ONLY !== undefined && ONLY !== name) continue
          try {
            held[name] = (held[name] ?? 0) + property(game, setup, known, String(i))
          } catch (error) {
            failed[name] = (failed[name] ?? 0) + 1
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
      const all = figures({ totals, held, failed })
      note(`${id} whole: ${all} never made: ${there.missing(game.encounterSchema()).join(' ')}`)
      if (process.env.FRAY_MADE !== undefined) console.log(id, all)
      expect(totals.fights).toBeGreaterThan(FIGHTS / 4)
    })
  })
}
