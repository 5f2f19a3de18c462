import type { Game } from '@fray/kernel'
import { describe, expect, it } from 'vitest'
import { rulesets } from '../index.ts'

const IDS = ['zones', 'shock', 'free-hits', 'weapon-speed', 'escalation'] as const
const games = await Promise.all(IDS.map(async (id) => [id, (await rulesets[id]?.()) as Game] as const))

/** A ready-made combatant of each ruleset. */
const WHOLE: Readonly<Record<string, string>> = {
  zones: 'ada-the-warrior',
  shock: 'bren-hearthwall',
  'free-hits': 'ilse-hobnail',
  'weapon-speed': 'jory-reeds',
  escalation: 'berta-oxhide',
}

/** The problems with these combatants, each with its place and its rule. */
const saidOf = (game: Game, combatants: unknown): string[] =>
  game
    .readEncounter({ ruleset: game.rules.id, combatants })
    .problems.map(({ path, message, rule }) => `${path.join('.')}: ${message}${rule === undefined ? '' : ` [${rule}]`}`)

describe.each(games)('what people write in encounters of %s', (_, game) => {
  it('a list in which the name is not a field', () => {
    expect(saidOf(game, [{ Ada: { from: 'ada' } }])).toEqual([
      'combatants.0.name: "name" is missing.',
      'combatants.0.Ada: There is no field "Ada" here. In a list the name is a field: { name: Ada, ... }.',
    ])
  })

  it('a count in a map', () => {
    expect(saidOf(game, { Rat: { count: 3 } })).toContain(
      'combatants.Rat.count: There is no field "count" here. Several of a kind stand in a list, as in - { name: Rat, from: ID, count: 3 }.',
    )
  })

  it('a part of an id', () => {
    const whole = WHOLE[game.rules.id] ?? ''
    const word = whole.split('-')[0]
    expect(saidOf(game, { Somebody: { from: word } }).join('\n')).toMatch(
      new RegExp(`There is no combatant "${word}" in the content\\. Did you mean .*"${whole}"`),
    )
  })
})

it('hit points that are dice', async () => {
  const zones = (await rulesets.zones?.()) as Game
  expect(saidOf(zones, { Rat: { from: 'cellar-rat', hp: '2d6' } })).toContain(
    'combatants.Rat.hp: "hp" should be a number, or current/most as in 4/9, not "2d6".',
  )
})
