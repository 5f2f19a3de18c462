import { readFileSync } from 'node:fs'
import { randomFrom } from '@fray/kernel'
import { rulesets } from '@fray/rulesets'
import { describe, expect, it } from 'vitest'
import { someOf } from '../../../../scripts/tests/effort.ts'
import { readEncounterText } from '../encounter.ts'
import { findGame } from '../games.ts'
import { formatProblem } from '../yaml.ts'
import { readIdeas } from './ideas.ts'
import { ladderOf } from './ladder.ts'
import { FightMaker } from './maker.ts'

const fileOf = (id: string) => new URL(`../../../../encounters/${id}.ideas.yaml`, import.meta.url)
const GAMES = ['zones', 'shock', 'free-hits', 'weapon-speed', 'escalation']

async function partsOf(id: string) {
  const game = await findGame(id)
  if (typeof game === 'string') throw new Error(game)
  return { game, ideas: readIdeas(readFileSync(fileOf(id), 'utf8'), `${id}.ideas.yaml`) }
}

describe('fights that are made', () => {
  it('can be made for every game that comes with Fray', () => {
    expect(Object.keys(rulesets)).toEqual(expect.arrayContaining(GAMES))
  })

  it.each(GAMES)('of %s are encounters in every place with every band, for few and for many', async (id) => {
    const { game, ideas } = await partsOf(id)
    for (const place of someOf(Object.keys(ideas.places), 1)) {
      for (const band of someOf(Object.keys(ideas.bands), 2)) {
        for (const size of [1, 12]) {
          const sides = { ours: size, theirs: { from: size, to: size } }
          const maker = new FightMaker(game, ideas, { place, band, ...sides }, `${place} ${band}`)
          for (const strength of [
            { rung: 0, toughness: 100 },
            { rung: maker.rungs - 1, toughness: 150 },
          ]) {
            const reading = await readEncounterText(maker.text(strength), `${place} ${band} ${size}`)
            expect('problems' in reading ? reading.problems.map(formatProblem) : []).toEqual([])
          }
        }
      }
    }
  })

  it.each(GAMES)('of %s can have each reason and each complication', async (id) => {
    const { game, ideas } = await partsOf(id)
    const [place] = Object.keys(ideas.places)
    for (const reason of someOf(ideas.reasons, 2)) {
      for (const complication of someOf(ideas.complications, 2)) {
        const one = { ...ideas, reasons: [reason], complications: [complication] }
        const maker = new FightMaker(game, one, { place: place ?? '', ours: 2, theirs: { from: 2, to: 2 } }, 'oak')
        const text = maker.text({ rung: 0, toughness: 100 })
        expect(text).not.toMatch(/\{[Ff]oes\}/)
        expect(await readEncounterText(text, reason.title)).not.toHaveProperty('problems')
      }
    }
  })

  it('are the same with the same seed, and others with another one', async () => {
    const { game, ideas } = await partsOf('zones')
    const made = (seed: string) =>
      new FightMaker(game, ideas, { ours: 3, theirs: { from: 2, to: 5 } }, seed).text({ rung: 3, toughness: 120 })
    expect(made('oak')).toBe(made('oak'))
    expect(new Set(['oak', 'ash', 'elm', 'yew'].map(made)).size).toBe(4)
  })

  it('make the other side as tough as is wanted, and say so in the file', async () => {
    const { game, ideas } = await partsOf('weapon-speed')
    const maker = new FightMaker(game, ideas, { band: 'hired', ours: 2, theirs: { from: 1, to: 1 } }, 'oak')
    const usual = await readEncounterText(maker.text({ rung: 0, toughness: 100 }), 'usual')
    const tougher = await readEncounterText(maker.text({ rung: 0, toughness: 200 }), 'tougher')
    if ('problems' in usual || 'problems' in tougher) throw new Error('not read')
    const stress = ({ game: { rules }, setup }: typeof usual) => {
      const cells = rules.open(setup).now.combatant as Readonly<Record<string, ArrayLike<number>>>
      return cells.stressMax?.[2]
    }
    expect(stress(tougher)).toBe(2 * (stress(usual) ?? 0))
  })

  it('name the nearest place there is', async () => {
    const { game, ideas } = await partsOf('zones')
    const options = { place: 'brige', ours: 1, theirs: { from: 1, to: 1 } }
    expect(() => new FightMaker(game, ideas, options, 'oak')).toThrow(
      'There is no place "brige". Did you mean "bridge"?',
    )
  })

  it('say every mistake of a file of ideas at its place', () => {
    expect(() => readIdeas('ruleset: zones\nsides: [a]\n', 'my.ideas.yaml')).toThrow(/my\.ideas\.yaml:2/)
  })
})

describe('a ladder', () => {
  const band = { name: 'they', people: { rat: 1, orc: 3, ogre: 9 }, alone: ['ogre'] }
  const worth = (roster: ReadonlyMap<string, number>) =>
    [...roster].reduce((sum, [id, n]) => sum + n * ({ rat: 1, orc: 3, ogre: 9 }[id] ?? 0), 0)

  it('goes from the weakest to the strongest, with as many people on each rung', () => {
    const ladder = ladderOf(band, 4, 4, randomFrom('oak'))
    const worths = ladder.map(worth)
    expect(worths).toEqual([...new Set(worths)].sort((a, b) => a - b))
    expect([worths[0], worths.at(-1)]).toEqual([4, 18])
    expect(ladder.every((roster) => [...roster.values()].reduce((a, b) => a + b) === 4)).toBe(true)
    expect(ladder.every((roster) => (roster.get('ogre') ?? 0) <= 1)).toBe(true)
  })
})
