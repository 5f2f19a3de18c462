import { join } from 'node:path'
import process from 'node:process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { replay } from '../src/commands/replay.ts'
import { run } from '../src/commands/run.ts'
import { verify } from '../src/commands/verify.ts'
import { newJournal } from '../src/io/journal.ts'
import { Stop } from '../src/io/stop.ts'
import { Place } from './fray.ts'
import { screen } from './screen.ts'

const place = new Place()
const file = (name: string) => join(place.folder, name)

beforeAll(async () => {
  await run(screen(), 'duel', { seed: '7', journal: file('duel.jsonl'), quiet: true })
})
afterAll(() => place.remove())

/** The journal with something changed, and what a command says about it. */
async function about(name: string, change: (text: string) => string, command: typeof verify | typeof replay) {
  place.write(name, change(place.read('duel.jsonl')))
  const on = screen()
  const result: unknown = await command(on, file(name), {}).catch((error: unknown) => error)
  const message = result instanceof Stop ? result.message.replaceAll(`${place.folder}/`, '') : ''
  return { result, message, text: on.text() }
}

describe('fray verify', () => {
  it('counts what it has played again', async () => {
    const on = screen()
    expect(await verify(on, file('duel.jsonl'))).toBe(0)
    expect(on.text()).toMatch(/^The same: \d+ commands and \d+ dice played again/)
  })

  it('names the first difference', async () => {
    const { result, text } = await about('changed.jsonl', (t) => t.replace(/"d20=\d+"/, '"d20=20"'), verify)
    expect(result).toBe(1)
    expect(text).toMatch(
      /^Different at command \d+, after \d+ commands? and \d+ dice played again: die \d+ of this seed is a d20 showing \d+, but the journal has 20/,
    )
  })

  it.each([
    ['cut off in a line', (t: string) => t.slice(0, -30), /^bad\.jsonl:\d+:1: .*cut off/],
    ['of another version', (t: string) => t.replace('"version":1', '"version":7'), /^bad\.jsonl:1:1: .*version 7/],
    [
      'of another version of the rules',
      (t: string) => t.replace(/"rulesetVersion":"/, '"rulesetVersion":"x'),
      /^bad\.jsonl:1:1: /,
    ],
    ['no journal', () => 'hello\n', /^bad\.jsonl:1:1: /],
    ['empty', () => '', /^bad\.jsonl:1:1: /],
  ])('says what is wrong with a journal that is %s', async (_, change, message) => {
    for (const command of [verify, replay]) {
      const { result, message: said } = await about('bad.jsonl', change, command)
      expect(result).toBeInstanceOf(Stop)
      expect(said).toMatch(message)
    }
  })
})

/** A change of the first line that has the field, the head left out. */
const inLine = (find: RegExp, to: string) => (text: string) =>
  text
    .split('\n')
    .map((line, i) => (i > 0 ? line.replace(find, to) : line))
    .join('\n')

describe('a journal that was changed', () => {
  it.each([
    ['its seat', inLine(/"seat":"[^"]*"/, '"seat":"nobody"')],
    ['its ply', inLine(/"ply":2,/, '"ply":7,')],
    ['where its dice begin', inLine(/"from":0/, '"from":3')],
    ['a die', inLine(/"d20=\d+"/, '"d20=20"')],
    ['a number of a die that is none', inLine(/"from":\d+/, '"from":-1')],
    ['a digest', inLine(/"told":"./, '"told":"x')],
    ['an empty open command', (text: string) => `${text}{"open":{}}\n`],
    ['an open command of nobody', (text: string) => `${text}${OPEN.replace('Ada', 'Zed')}\n`],
    ['an open command that is a list', (text: string) => `${text}${OPEN.replace(/\{"actor".*?\}/, '[]')}\n`],
    ['an undo of nothing', (text: string) => `${text}{"undo":999,"counter":0}\n`],
    ['an undo with other dice', (text: string) => `${text}{"undo":3,"counter":77}\n`],
    ['an undo without its dice', (text: string) => `${text}{"undo":3}\n`],
    ['an undo of half a command', (text: string) => `${text}{"undo":1.5,"counter":0}\n`],
    ['a redo of nothing', (text: string) => `${text}{"redo":999}\n`],
    ['no version of its form', (text: string) => text.replace('"version":1,', '')],
    ['no version of its rules', (text: string) => text.replace(/"rulesetVersion":"\d+",/, '')],
    ['no ruleset', (text: string) => text.replace('"ruleset":"zones",', '')],
    [
      'an option that has no text',
      (text: string) => text.replace(/"zone-hazard-timing":"[^"]*"/, '"zone-hazard-timing":{"toString":1}'),
    ],
    ['other dice', (text: string) => text.replace('"dice":"generator"', '"dice":"loaded"')],
  ])('in %s does not verify, and says why in a sentence', async (_, change) => {
    const { result, message, text } = await about('tampered.jsonl', change, verify)
    expect(result === 1 || (result instanceof Stop && result.code === 2)).toBe(true)
    expect(`${message}${text}`).not.toMatch(/undefined|\[object|NaN|error in Fray/)
  })
})

const OPEN =
  '{"open":{"seat":"referee","command":{"actor":"Ada","action":"end"},"tape":[],"from":0,"next":null,"given":[]}}'

describe('fray replay', () => {
  it('tells the fight as it was told, and how it ended', async () => {
    const before = screen()
    await run(before, 'duel', { seed: '7' })
    const after = screen()
    await replay(after, file('duel.jsonl'), {})
    const log = before.said.slice(1, before.said.indexOf(''))
    expect(after.said.slice(0, log.length)).toEqual(log)
    expect(after.text()).toMatch(/ win in \d+ Rounds?\.\nDown: \w+\.$/)
  })

  it('stops where it is told to and shows the field there', async () => {
    const on = screen()
    await replay(on, file('duel.jsonl'), { at: '1' })
    expect(on.text()).toContain('Ada 10/10')
    expect(on.text()).toMatch(/After command 1 of \d+\.$/)
    await expect(replay(on, file('duel.jsonl'), { at: '999' })).rejects.toThrow(
      /--at 999: this journal has \d+ commands/,
    )
  })

  it('says which rules spoke at each command', async () => {
    const on = screen()
    await replay(on, file('duel.jsonl'), { why: true })
    expect(on.text()).toContain('[attack-targets]')
    expect(on.said.filter((line) => /^\d+\. /.test(line)).length).toBeGreaterThan(5)
    const heard = on.text().match(/\[([\w-]+)\]/g) ?? []
    expect(new Set(heard).size).toBeGreaterThan(8)
  })

  it('tells events as JSON Lines', async () => {
    const on = screen()
    await replay(on, file('duel.jsonl'), { json: true, at: '2' })
    for (const line of on.said) expect(JSON.parse(line)).toHaveProperty('ply')
  })
})

describe('a journal that another process writes', () => {
  it('is refused, and one that a process left behind is taken over', () => {
    const path = file('shared.jsonl')
    const parent = process.ppid
    place.write('shared.jsonl.lock', `${parent}\n`)
    expect(() => newJournal(path)).toThrow(`another fray is playing this fight (process ${parent})`)
    place.write('shared.jsonl.lock', '999999999\n')
    expect(newJournal(path).path).toBe(path)
  })
})
