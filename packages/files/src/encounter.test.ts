import { readdirSync, readFileSync } from 'node:fs'
import { listText } from '@fray/kernel'
import { rulesets } from '@fray/rulesets'
import { describe, expect, it } from 'vitest'
import { readEncounterText } from './encounter.ts'
import { hintOnSides } from './sides.ts'
import { BRIDGE, read } from './test/sample.ts'
import { formatProblem } from './yaml.ts'

const said = async (text: string): Promise<string[]> => {
  const reading = await readEncounterText(text, 'f.yaml')
  return 'problems' in reading ? reading.problems.map(formatProblem) : []
}

describe('an encounter file', () => {
  it('is read with its ruleset', async () => {
    const { setup, game } = await read(BRIDGE)
    expect(game.rules.id).toBe('zones')
    expect(setup.title).toBe('Ambush')
  })

  it('reports every problem in the order of the file, each with its place and rule', async () => {
    const text = BRIDGE.replace('level: 1, str: 2', 'level: 0, str: 2')
      .replace('skill: 1, ', '')
      .replace('nobody', 'both')
    expect(await said(text)).toEqual([
      'f.yaml:4:1: "surprised" should be ask, nobody, characters or enemies, not "both". [surprise-call]',
      'f.yaml:6:27: "level" should be 1 or more, not 0. [level-and-skill]',
      'f.yaml:8:3: Gob has no "skill": a creature Tests with it. [level-and-skill]',
    ])
  })

  it('says which rulesets there are', async () => {
    const known = `Known: ${listText(Object.keys(rulesets))}.`
    expect(await said('combatants: {}')).toEqual([`f.yaml:1:1: The file does not say its "ruleset". ${known}`])
    expect(await said('title: x\nruleset: zone\n')).toEqual([
      'f.yaml:2:1: There is no ruleset "zone". Did you mean "zones"?',
    ])
    expect(await said('ruleset: [zones]')).toEqual([`f.yaml:1:1: "ruleset" should be the name of a ruleset. ${known}`])
    expect(await said('ruleset: toString')).toHaveLength(1)
  })

  it('is a map', async () => {
    expect(await said('')).toEqual([expect.stringContaining('This file is empty')])
    expect(await said('- zones')).toEqual([expect.stringContaining('holds no map')])
    expect(await said('a: [')).toEqual([expect.stringContaining('f.yaml:1:')])
  })
})

describe('hints on the sizes of sides', () => {
  const kind = (...members: number[]) => hintOnSides(members.map((n, i) => ({ name: `Side ${i}`, members: n })))?.kind

  it('are given where everyone is on one side, or one is far larger than all others together', () => {
    expect(kind(4, 0)).toBe('alone')
    expect(kind(6, 1)).toBe('uneven')
    expect(kind(1, 6)).toBe('uneven')
    expect(kind(4, 1)).toBeUndefined()
    expect(kind(6, 1, 1)).toBeUndefined()
  })
})

describe('the encounters that come with Fray', () => {
  const folder = new URL('../../../encounters/zones/', import.meta.url)
  for (const file of readdirSync(folder).filter((f) => f.endsWith('.yaml'))) {
    it(`${file} has no problems`, async () => {
      const reading = await readEncounterText(readFileSync(new URL(file, folder), 'utf8'), file)
      expect('problems' in reading ? reading.problems.map(formatProblem) : []).toEqual([])
    })
  }
})

it.each(['zones', 'shock', 'escalation', 'free-hits', 'weapon-speed'])(
  '%s: nobody is called by a whole number, which keeps no place in a map, nor as one who is hidden',
  async (ruleset) => {
    const saysOf = async (name: string): Promise<string> => {
      const read = await readEncounterText(
        JSON.stringify({ ruleset, combatants: { Ada: {}, [name]: {} } }),
        'fight.json',
      )
      return 'problems' in read ? read.problems.map(({ message }) => message).join('\n') : ''
    }
    expect(await saysOf('7')).toContain('"7" would come before everybody else')
    expect(await saysOf('No. 7')).not.toContain('would come before')
    expect(await saysOf('Somebody')).toContain(
      'Nobody can be called "Somebody": the log says that of one who is hidden.',
    )
  },
)
