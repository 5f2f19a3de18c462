import { expect, it } from 'vitest'
import { findGame } from './games.ts'
import { readStatLine, type StatLineGame } from './stat-line.ts'

const fields = (text: string) => readStatLine(text).fields

/** What is known about a game, with one of its ready-made combatants. */
async function known(id: string): Promise<StatLineGame> {
  const game = await findGame(id)
  if (typeof game === 'string') throw new Error(game)
  return { kinds: game.kinds ?? [], people: [{ id: 'toll-ruffian', title: 'Toll ruffian' }] }
}

it('takes the id of somebody ready-made, maps, and pieces with commas', () => {
  expect(fields(' toll-ruffian ')).toEqual({ from: 'toll-ruffian' })
  expect(fields('from: orc, hp: 12')).toEqual({ from: 'orc', hp: 12 })
  expect(fields('from:orc; HP 12, items [axe, bow]')).toEqual({ from: 'orc', hp: 12, items: ['axe', 'bow'] })
  expect(fields('{"from": "orc", "hp": 3}')).toEqual({ from: 'orc', hp: 3 })
  expect(fields('from: orc\nhp: 4\nitems: [axe]')).toEqual({ from: 'orc', hp: 4, items: ['axe'] })
})

it('says what would be right where it is nothing of the kind', () => {
  for (const text of ['', '[1, 2]', '{ from: ', 'one: two: three'])
    expect(() => readStatLine(text)).toThrow(/no stat line: write fields/)
})

it('knows the fields and words of a game, and leaves open what may stand in several lists', async () => {
  const game = await known('zones')
  const line = 'creature, level 1, Skill 2, hp 4/6, knife melee 1d4'
  const found = { kind: 'creature', level: 1, skill: 2, hp: '4/6' }
  expect(readStatLine(line, game)).toMatchObject({ name: '', fields: found, open: ['knife melee 1d4'] })
  expect(readStatLine(`Gob: ${line}`, game, true)).toMatchObject({ name: 'Gob', fields: found })
  expect(readStatLine(line, game).lists[0]).toBe('attacks')
  expect(readStatLine('Toll ruffian, hp 3', game, true).fields).toEqual({ from: 'toll-ruffian', hp: 3 })
  expect(readStatLine('from: toll-ruffian, items [axe, bow]', game).fields).toEqual({
    from: 'toll-ruffian',
    items: ['axe', 'bow'],
  })
  const shock = readStatLine('npc, hp 7, str 1, stab 0', await known('shock'))
  expect(shock.fields).toEqual({ kind: 'npc', hp: 7, mods: { str: 1 }, skills: { stab: 0 } })
})
