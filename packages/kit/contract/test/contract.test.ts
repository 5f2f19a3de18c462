import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Game, isOver } from '@fray/kernel'
import { rulesets } from '@fray/rulesets'
import { encounterFiles } from '@fray/rulesets/test/homes'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { effort, someOf } from '../../../../scripts/tests/effort.ts'
import { contract } from '../src/index.ts'

const root = join(import.meta.dirname, '../../../..')
/** Fights of each ruleset; `fray contract` plays more. */
const FIGHTS = effort(2, 4)

it('tells of an encounter that does not load, and of a fight that cannot be shown when it is over', async () => {
  const game = await (rulesets.zones as () => Promise<Game>)()
  const title = 'Nobody there'
  const combatants = { Ada: { from: 'ada-the-warior' } }
  const options = { fights: 0, seconds: null, first: 0, now: () => 0 }
  const unread = await contract(game, { ...options, encounters: [{ ruleset: 'zones', title, combatants }] })
  expect(unread.failed).toEqual([
    expect.objectContaining({
      check: 'reads',
      says: expect.stringMatching(/^The encounter "Nobody there" does not load: combatants.Ada.*ada-the-warior/),
    }),
  ])
  const { presentation } = game.rules
  const order: typeof presentation.order = (scene, viewer) => {
    if (isOver(scene)) throw new Error('Nobody comes next.')
    return presentation.order(scene, viewer)
  }
  const broken = { ...game, rules: { ...game.rules, presentation: { ...presentation, order } } }
  const duel = parse(readFileSync(join(root, 'encounters/zones/duel.yaml'), 'utf8')) as unknown
  const report = await contract(broken, { ...options, encounters: [duel], fights: 1, checks: ['finished'] })
  expect(report.failed).toEqual([expect.objectContaining({ check: 'finished', says: 'Nobody comes next.' })])
})

it.each(someOf(Object.entries(rulesets), 4, 1))('%s holds to the contract', { timeout: 600_000 }, async (id, load) => {
  const game = await load()
  const files = encounterFiles(id).slice(0, effort(2, 3))
  const encounters = files.map((file) => parse(readFileSync(join(root, file), 'utf8')))
  const report = await contract(game, {
    encounters,
    fights: FIGHTS,
    seconds: null,
    first: 0,
    now: () => performance.now(),
  })
  expect(report.failed.map(({ check, says }) => `${check}: ${says}`)).toEqual([])
  expect(report.fights).toBe(FIGHTS)
  expect(report.commands).toBeGreaterThan(10)
})
