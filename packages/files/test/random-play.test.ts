import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Game } from '@fray/kernel'
import { rulesets } from '@fray/rulesets'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { checkReplay, type Known, playAtRandom } from './random-play.ts'
import { shockKnown } from './shock-invariants.ts'
import { weaponSpeedKnown } from './weapon-speed-invariants.ts'
import { zonesKnown } from './zones-invariants.ts'

/** Whole fights per encounter; the figures in the documentation were made with more. */
const FIGHTS = Number(process.env.FRAY_FIGHTS ?? 12)

const KNOWN: Readonly<Record<string, Known>> = {
  shock: shockKnown,
  'weapon-speed': weaponSpeedKnown,
  zones: zonesKnown,
}

/** A grid takes longer than zones: fewer and shorter fights of it, unless somebody asks for so many. */
const PACE: Readonly<Record<string, { readonly fights: number; readonly limit: number }>> =
  process.env.FRAY_FIGHTS === undefined
    ? { shock: { fights: 7, limit: 120 }, 'weapon-speed': { fights: 6, limit: 150 } }
    : {}

const root = join(import.meta.dirname, '../../../encounters')

for (const [id, load] of Object.entries(rulesets)) {
  describe(`random play of ${id}`, () => {
    const files = readdirSync(join(root, id)).filter((file) => file.endsWith('.yaml'))
    for (const file of files) {
      test(`${file}: whole fights, journals that play again, undo and redo`, { timeout: 3_600_000 }, async () => {
        const game: Game = await load()
        const { setup } = game.readEncounter(parse(readFileSync(join(root, id, file), 'utf8')))
        expect(setup).not.toBeNull()
        const known = KNOWN[id]
        if (known === undefined) throw new Error(`Nothing says what always holds in a fight of ${id}: add it to KNOWN.`)
        const totals = { fights: 0, over: 0, commands: 0, refused: 0 }
        const used: Record<string, number> = {}
        const { fights, limit } = PACE[id] ?? { fights: FIGHTS, limit: 600 }
        for (let i = 0; i < fights; i++) {
          const seed = `${file} ${i}`
          const played = playAtRandom(game, setup as NonNullable<typeof setup>, seed, known, limit)
          checkReplay(game, played, seed)
          totals.fights++
          totals.over += played.over ? 1 : 0
          totals.commands += played.session.ply
          totals.refused += played.refused
          for (const [action, count] of Object.entries(played.actions)) used[action] = (used[action] ?? 0) + count
        }
        if (process.env.FRAY_FIGHTS !== undefined) console.log(file, totals, used)
        expect(totals.fights).toBe(fights)
      })
    }
  })
}
