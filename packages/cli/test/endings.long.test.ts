import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Game } from '@fray/kernel'
import { Trials, trialSeed } from '@fray/lab'
import { rulesets } from '@fray/rulesets'
import { encounterFiles } from '@fray/rulesets/test/homes'
import { Play } from '@fray/seat'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { noJournal } from '../src/io/journal.ts'
import { openSession } from '../src/play/open.ts'
import { seatComputers } from '../src/play/seating.ts'

/** Trials of each ready encounter with each policy. */
const TRIALS = Number(process.env.FRAY_ENDINGS ?? 1)
/** As many commands as `run` and `simulate` give a fight if nobody says otherwise. */
const LIMIT = 10_000

const root = join(import.meta.dirname, '../../..')
const HOURS = { timeout: 36_000_000 }

/** How \`run\` ends the encounter, where a simulation calls it a stalemate. */
function endOfRun(game: Game, encounter: unknown, policy: string, number: number): string {
  const { setup } = game.readEncounter(encounter)
  if (setup === null) throw new Error('The encounter cannot be read.')
  const seating = seatComputers(game.rules, setup, [policy])
  const seed = trialSeed('endings', number)
  const session = openSession({ game, setup, seed, dice: 'generator', seating, journal: noJournal })
  return new Play(session, seating.policies).goOn()
}

for (const [id, load] of Object.entries(rulesets)) {
  describe(`every ready encounter of ${id}`, () => {
    for (const file of encounterFiles(id)) {
      test(`${basename(file)} ends, or is a stalemate, whoever plays it`, HOURS, async () => {
        const game: Game = await load()
        const encounter = parse(readFileSync(join(root, file), 'utf8'))
        for (const otherwise of game.rules.policies.keys()) {
          const policies = { otherwise, sides: {} }
          const trials = new Trials(game, { ruleset: id, encounter, policies, seed: 'endings', limit: LIMIT })
          for (let n = 0; n < TRIALS; n++) {
            const { ending } = trials.play(n)
            expect(ending, `with ${otherwise}, trial ${n}`).not.toBe('unfinished')
            // What \`run\` plays is another fight where policies see only what their seats may know, but as long a one.
            if (ending === 'stalemate' && otherwise !== 'random')
              expect(endOfRun(game, encounter, otherwise, n), `run with ${otherwise}, trial ${n}`).toBe('stalemate')
          }
        }
      })
    }
  })
}
