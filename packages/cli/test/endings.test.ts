import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Game } from '@fray/kernel'
import { type Ending, Trials } from '@fray/lab'
import { rulesets } from '@fray/rulesets'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

/** Trials of each ready encounter with each policy; `npm test` plays one, and leaves out policies without a purpose. */
const TRIALS = Number(process.env.FRAY_ENDINGS ?? 1)
const AIMLESS = process.env.FRAY_ENDINGS === undefined ? ['random', 'first-legal'] : []
/** As many commands as `run` and `simulate` give a fight if nobody says otherwise. */
const LIMIT = 10_000

const root = join(import.meta.dirname, '../../../encounters')
const HOURS = { timeout: 36_000_000 }

for (const [id, load] of Object.entries(rulesets)) {
  describe(`every ready encounter of ${id}`, () => {
    for (const file of readdirSync(join(root, id)).filter((name) => name.endsWith('.yaml'))) {
      test(`${file} ends, or is a stalemate, whoever plays it`, HOURS, async () => {
        const game: Game = await load()
        const encounter = parse(readFileSync(join(root, id, file), 'utf8'))
        for (const otherwise of game.rules.policies.keys()) {
          if (AIMLESS.includes(otherwise)) continue
          const policies = { otherwise, sides: {} }
          const trials = new Trials(game, { ruleset: id, encounter, policies, seed: 'endings', limit: LIMIT })
          const endings: Ending[] = Array.from({ length: TRIALS }, (_, n) => trials.play(n).ending)
          expect(endings, `with ${otherwise}`).not.toContain('unfinished')
        }
      })
    }
  })
}
