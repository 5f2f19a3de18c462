import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Game, randomFrom, type Setup } from '@fray/kernel'
import { rulesets } from '@fray/rulesets'
import { encounterFiles } from '@fray/rulesets/test/homes'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { effort, isWhole, someOf } from '../../../../scripts/tests/effort.ts'
import { checkEvents } from '../src/declared-events.ts'
import { checkReplay, playAtRandom } from '../src/random-play.ts'
import { idsSaid } from './made/ids-said.ts'
import { knownOf } from './made/knowns.ts'

/** Whole fights per encounter; the figures in the documentation were made with more. */
const FIGHTS = effort(2, 12, 'FRAY_FIGHTS')

/** The number of the first fight: another one plays other fights. */
const FIRST = Number(process.env.FRAY_FIRST ?? 0)

/** A grid takes longer than zones: fewer and shorter fights of it, unless somebody asks for so many. */
const PACE: Readonly<Record<string, { readonly fights: number; readonly limit: number }>> =
  process.env.FRAY_FIGHTS === undefined && isWhole
    ? {
        escalation: { fights: 7, limit: 200 },
        'free-hits': { fights: 6, limit: 120 },
        shock: { fights: 7, limit: 120 },
        'weapon-speed': { fights: 6, limit: 150 },
      }
    : {}

const root = join(import.meta.dirname, '../../../..')

/** Plays fights of one ruleset, each from the set-up of its number, and tells how they went where somebody asks. */
function playAll(game: Game, id: string, what: string, setupOf: (i: number) => Setup): void {
  const known = knownOf(id)
  const totals = { fights: 0, over: 0, commands: 0, refused: 0 }
  const used: Record<string, number> = {}
  const { fights, limit } = PACE[id] ?? { fights: FIGHTS, limit: isWhole ? 600 : 120 }
  for (let i = FIRST; i < FIRST + fights; i++) {
    const seed = `${what} ${i}`
    const played = playAtRandom(game, setupOf(i), seed, known, limit)
    checkReplay(game, played, seed)
    checkEvents(game.rules, played.session.scene, played.session.played)
    expect(idsSaid(played.session)).toEqual([])
    totals.fights++
    totals.over += played.over ? 1 : 0
    totals.commands += played.session.ply
    totals.refused += played.refused
    for (const [action, count] of Object.entries(played.actions)) used[action] = (used[action] ?? 0) + count
  }
  if (process.env.FRAY_FIGHTS !== undefined) console.log(what, totals, used)
  expect(totals.fights).toBe(fights)
}

const HOURS = { timeout: 3_600_000 }

for (const [id, load] of Object.entries(rulesets)) {
  describe(`random play of ${id}`, () => {
    for (const path of someOf(encounterFiles(id), 2)) {
      const file = basename(path)
      test(`${file}: whole fights, journals that play again, undo and redo`, HOURS, async () => {
        const game: Game = await load()
        const { setup } = game.readEncounter(parse(readFileSync(join(root, path), 'utf8')))
        expect(setup).not.toBeNull()
        playAll(game, id, file, () => setup as Setup)
      })
    }
    const make = knownOf(id).setups
    if (make === undefined) return
    test('small encounters made at random: whole fights, journals, undo and redo', HOURS, async () => {
      const game: Game = await load()
      playAll(game, id, 'random set-ups', (i) => {
        const { setup, problems } = game.readEncounter(make(randomFrom(`set-up ${i}`)))
        if (setup === null) throw new Error(problems.map(({ path, message }) => `${path.join('.')}: ${message}`).join())
        return setup
      })
    })
  })
}
