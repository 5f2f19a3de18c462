import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { run } from '../src/commands/run.ts'
import { Stop } from '../src/io/stop.ts'
import { Place, SCUFFLE } from './fray.ts'
import { screen } from './screen.ts'

// Each test starts processes, which takes its time on a busy machine.

const place = new Place()
afterAll(() => place.remove())
place.write('scuffle.yaml', SCUFFLE)

const KILL = `# Ada strikes twice, Gob once
dice: d20=12 d8=5      # hit
Ada attack Gob longsword
Ada end
dice: 14
Gob attack Ada knife
Gob end
dice: 15 8
Ada attack Gob longsword
`

const GAUNTLET = 'answer: decline\nAda move B\nAda end\nGob move B\nGob end\nAda move A\n'

describe('fray run', () => {
  it('plays a ready encounter to its end, and the same again by the same seed', async () => {
    const one = await place.fray(['run', 'duel', '--seed', '7'])
    const two = await place.fray(['run', 'duel', '--seed', '7'])
    expect(one).toMatchObject({ code: 0, err: '' })
    expect(one.out).toMatch(/ win in \d+ Rounds?\./)
    expect(one.out).toMatch(/^Down: /m)
    expect(two.out).toBe(one.out)
  })

  it('says only how it ended when asked to be quiet, and takes a policy for each side', async () => {
    const { code, out } = await place.fray([
      ...['run', 'duel', '--seed', '7', '--quiet', '--policy', 'random'],
      ...['--policy', 'characters=aggressive', '--limit', '2000'],
    ])
    expect(code).toBe(0)
    expect(out.trim().split('\n').length).toBeLessThanOrEqual(2)
  })

  it('tells those who fell from those who fight no more and those who have gone', async () => {
    const { out } = await place.fray(['run', 'cellar-door', '--seed', '13', '--quiet'])
    expect(out).toMatch(/^Down: Mede \(dying\)\. Out of the fight: Ghoul \(fleeing\)\. Gone: Rat, Rat 2, Rat 3\.$/m)
  })

  it('stops at the limit', async () => {
    const { code, out } = await place.fray(['run', 'bridge', '--limit', '3', '--quiet'])
    expect(code).toBe(0)
    expect(out).toBe('Stopped after 3 commands, before the fight was over.\n')
  })

  it('tells events as JSON Lines with names in place of rows', async () => {
    const { out } = await place.fray(['run', 'duel', '--seed', '7', '--json'])
    const events = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(events.length).toBeGreaterThan(20)
    for (const event of events) {
      expect(typeof event.ply).toBe('number')
      expect(typeof event.round).toBe('number')
      expect(typeof event.type).toBe('string')
    }
    const attack = events.find((event) => event.type === 'attack')
    expect(['Ada', 'Corwin']).toContain(attack?.actor)
    expect(events.at(-1)).toMatchObject({ type: 'end' })
  })
})

describe('fray run --script', () => {
  it('gives commands and dice in order, and saves the fight', async () => {
    place.write('kill.txt', KILL)
    const said = await place.fray(['run', 'scuffle.yaml', '--script', 'kill.txt', '--journal', 'kill.jsonl'])
    expect(said).toMatchObject({ code: 0, err: '' })
    expect(said.out).toContain('Ada hits Gob with the longsword: 12 + 2 = 14 against 12.')
    expect(said.out).toContain('Gob 9 -> 4')
    expect(said.out).toContain('Characters win in 3 Rounds.')
    expect((await place.fray(['verify', 'kill.jsonl'])).code).toBe(0)
    const again = await place.fray(['run', 'scuffle.yaml', '--script', 'kill.txt', '--journal', 'kill.jsonl'])
    expect(again.code).toBe(2)
    expect(again.err).toMatch(/^kill\.jsonl: it already exists/)
  })

  it.each([
    ['a die too few', KILL.replace('dice: 15 8', 'dice: 15'), /^s\.txt:9:1: .*1d8.*no die is left.*add/],
    ['a die too many', KILL.replace('dice: 14', 'dice: 14 3'), /^s\.txt:8:1: 2 dice are left that nobody rolls/],
    ['a die that cannot be', KILL.replace('d8=5', 'd8=9'), /^s\.txt:2:1: .*a d8 cannot show 9; give 1 to 8/],
    ['another die than the rules roll', KILL.replace('d8=5', 'd6=5'), /^s\.txt:2:1: .*the next die is d6=5/],
    ['a command too few', KILL.split('dice: 15 8')[0] as string, /^s\.txt:7:1: the script ends here.*Ada's Turn/],
    [
      'a misspelt action',
      KILL.replace('Ada end', 'Ada edn'),
      /^s\.txt:4:1: There is no action "edn"\. Did you mean "end"\?/,
    ],
    [
      'an illegal command',
      KILL.replace('Ada end', 'Ada attack Gob longsword'),
      /^s\.txt:4:1: .*refused \[turn-action\]/,
    ],
    ['dice that are none', KILL.replace('dice: 14', 'dice: high'), /^s\.txt:5:1: "high" is not a die/],
    ['an answer nobody asks for', `${KILL}answer: knife\n`, /^s\.txt:10:1: the answer "knife" is left/],
    ['an answer too few', GAUNTLET, /^s\.txt:6:1: 'Ada move A' asks Gob: .*add an "answer:" line/],
    [
      'an answer that is none',
      'answer: web\nAda move B',
      /^s\.txt:1:1: .*"web" is refused \[free-attack-which-attack\]/,
    ],
  ])('%s is one sentence with its place', async (_, script, message) => {
    const file = join(place.folder, 's.txt')
    const journal = join(place.folder, 'never.jsonl')
    place.write('s.txt', script)
    const stop = await run(screen(), join(place.folder, 'scuffle.yaml'), { script: file, journal }).catch((e) => e)
    expect(stop).toBeInstanceOf(Stop)
    expect(stop.code).toBe(2)
    expect(stop.message.replaceAll(`${place.folder}/`, '')).toMatch(message)
    expect(stop.message).not.toContain('\n')
    expect(place.files()).not.toContain('never.jsonl')
  })

  it('says what is wrong on standard error, with exit code 2', async () => {
    place.write('s.txt', 'Ada edn\n')
    const said = await place.fray(['run', 'scuffle.yaml', '--script', 's.txt', '--quiet'])
    expect(said).toEqual({ code: 2, out: '', err: 's.txt:1:1: There is no action "edn". Did you mean "end"?\n' })
  })

  it('may stop early, or let a policy go on', async () => {
    place.write('begin.txt', 'Ada end\n')
    const on = await place.fray(['run', 'scuffle.yaml', '--script', 'begin.txt', '--policy', 'aggressive', '--quiet'])
    expect(on).toMatchObject({ code: 0, err: '' })
    place.write('begin.txt', 'Ada end\nstop\n')
    const off = await place.fray(['run', 'scuffle.yaml', '--script', 'begin.txt', '--quiet'])
    expect(off).toMatchObject({ code: 0, out: 'Stopped after 1 command, before the fight was over.\n' })
  })
})
