import { readEncounterText } from '@fray/files'
import { simulate, USUAL_POLICY } from '@fray/lab'
import { describe, expect, it } from 'vitest'
import { readyEncounters } from '../src/io/encounters.ts'
import { readTextFile } from '../src/io/text-files.ts'

/** Few fights, for this is to be quick: the interval is as wide as that makes it. */
const TRIALS = 150

/** How far beyond its 95% interval the chance may lie that an entry says: entries are rounded to 5 points. */
const ROUNDED = 0.05

const said = readyEncounters().filter(({ wins }) => wins !== null)

describe('fights that say how hard they are', () => {
  it('are four in each game', () => {
    const games = [...new Set(said.map(({ ruleset }) => ruleset))]
    expect(games.map((game) => said.filter(({ ruleset }) => ruleset === game).length)).toEqual(games.map(() => 4))
  })

  it.each(said)('$typed is as hard as it says', { timeout: 600_000 }, async ({ path, wins, rounds }) => {
    const text = readTextFile(path)
    expect(text).toContain(
      `# Meant: where computers play both sides the first one wins about ${wins} fights of 100, in ${rounds} rounds or so.`,
    )
    const reading = await readEncounterText(text, path)
    if ('problems' in reading) throw new Error(JSON.stringify(reading.problems))
    const { sides } = await simulate(
      {
        ruleset: reading.game.rules.id,
        encounter: reading.setup.encounter,
        policies: { otherwise: USUAL_POLICY, sides: {} },
        seed: 'as hard as it says',
        limit: 10_000,
      },
      { trials: TRIALS },
    )
    const chance = (wins ?? 0) / 100
    expect(chance).toBeGreaterThan((sides[0]?.wins.low ?? 1) - ROUNDED)
    expect(chance).toBeLessThan((sides[0]?.wins.high ?? 0) + ROUNDED)
  })
})
