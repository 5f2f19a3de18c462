import { afterAll, describe, expect, it } from 'vitest'
import { type SimulateOptions, simulate } from '../src/commands/simulate.ts'
import { verify } from '../src/commands/verify.ts'
import { openTerminal } from '../src/io/terminal.ts'
import { progressLine } from '../src/ui/progress.ts'
import { pressCtrlCUnderWay } from './ctrl-c.ts'
import { Place } from './fray.ts'

const place = new Place()
afterAll(() => place.remove())

/** Runs the command in this process; its lines come back with the exit code. */
async function simulated(fight: string, options: SimulateOptions) {
  const out: string[] = []
  const err: string[] = []
  const terminal = {
    ...openTerminal({ color: false, plain: false, ascii: true }),
    say: (line = '') => void out.push(line),
    complain: (line: string) => void err.push(line),
  }
  const code = await simulate(terminal, fight, { threads: '1', ...options })
  return { code, out: out.join('\n'), err: err.join('\n'), terminal }
}

const inPlace = (name: string): string => `${place.folder}/${name}`

describe('fray simulate', () => {
  it('gives the same result for one, two and three threads', async () => {
    const args = ['simulate', 'zones/duel', '--trials', '400', '--seed', 'ash', '--json']
    const [one, two, three] = await Promise.all(['1', '2', '3'].map((n) => place.fray([...args, '--threads', n])))
    expect(one?.code).toBe(0)
    expect(JSON.parse(one?.out ?? '')).toMatchObject({ trials: 400, ended: 'all', ruleset: 'zones' })
    expect(two?.out).toBe(one?.out)
    expect(three?.out).toBe(one?.out)
    expect(one?.err).toBe('')
  })

  it('writes trials as journals that verify and go on, the same that fray run writes', async () => {
    const journal = [`closest=${inPlace('close.jsonl')}`, `3=${inPlace('third.jsonl')}`]
    const said = await simulated('shock/plain', { trials: '10', seed: '7', json: true, journal })
    const { notable } = JSON.parse(said.out)
    expect(said.err).toContain(`Trial ${notable.closest} (closest) is written to ${inPlace('close.jsonl')}.`)
    expect(await verify(said.terminal, inPlace('close.jsonl'))).toBe(0)
    await place.fray(['run', 'shock/plain', '--seed', '7 trial 3', '--quiet', '--journal', 'run.jsonl'])
    expect(place.read('run.jsonl')).toBe(place.read('third.jsonl'))

    const more = { trials: '5', journal: [`5=${inPlace('later.jsonl')}`] }
    const later = await simulated(inPlace('third.jsonl'), { at: '12', ...more })
    expect(later.err).toContain('Trial 5, which is not among those above, is written to')
    expect(later.out).toMatch(/^From after command 12 of \d+ of /)
    expect(await verify(later.terminal, inPlace('later.jsonl'))).toBe(0)
    await expect(simulated(inPlace('third.jsonl'), {})).rejects.toThrow(/the fight is over: say with --at N/)
    await expect(simulated(inPlace('third.jsonl'), { at: '999' })).rejects.toThrow(/from 0 to/)
  })

  it('plays without a rule, and says who acted first and what was left by Round', async () => {
    const { out } = await simulated('zones/duel', { trials: '30', seed: '7', details: true, without: ['move-again'] })
    expect(out).toContain('Switched off: action-second-move')
    expect(out).not.toMatch(/^ +Move again/im)
    expect(out).toContain('Who wins, by who acts first')
    expect(out).toContain('Hit points left Round by Round')
    const journal = [`1=${inPlace('first.jsonl')}`]
    await simulated('shock/plain', { trials: '2', seed: '7', journal })
    await expect(simulated(inPlace('first.jsonl'), { at: '3', without: ['run'] })).rejects.toThrow(
      /switched off from the start/,
    )
  })

  it('saves figures and a page that says how to make it again', async () => {
    const options = { trials: '12', csv: inPlace('figures.csv'), html: inPlace('page.html') }
    const { out } = await simulated('zones/duel', options)
    expect(out).toContain('A quarrel at the mill')
    expect(place.read('figures.csv')).toMatch(/^section,name,figure,value,low,high\n/)
    expect(place.read('page.html')).toMatch(/--seed/)
    await expect(simulated('zones/duel', options)).rejects.toThrow(/already exists/)
  })

  it('shows the result so far after Ctrl-C', async () => {
    pressCtrlCUnderWay()
    const { code, out } = await simulated('zones/duel', { trials: '1000000', json: true })
    expect(code).toBe(130)
    expect(JSON.parse(out)).toMatchObject({ ended: 'stopped' })
    expect(JSON.parse(out).trials).toBeGreaterThan(0)
  })

  it.each<[SimulateOptions, RegExp]>([
    [{ trials: '0' }, /--trials 0: give a whole number of trials, 1 or more/],
    [{ precision: '70%' }, /--precision 70%: give how closely the chances/],
    [{ policy: ['agressive'] }, /Did you mean "aggressive"/],
    [{ policy: ['enemies=search:20ms'] }, /goes by the clock/],
    [{ policy: ['enemy=random'] }, /no side "enemy"/],
    [{ journal: ['middle=x.jsonl'] }, /WHICH is median, closest, worst, best or the number/],
    [{ at: '3' }, /--at is for journals/],
    [
      { without: ['free-atacks'] },
      /no rule "free-atacks". Did you mean "free-attacks"\? What can be switched off: .*turn-move/,
    ],
    [{ without: ['attack'], journal: ['median=x.jsonl'] }, /leave it or --without out/],
  ])('says what is wrong with %j', async (options, message) => {
    await expect(simulated('zones/duel', options)).rejects.toThrow(message)
  })
})

describe('the progress line', () => {
  it('tells the rate and the time left', () => {
    const progress = { trials: 2500, of: 10_000, precision: 0.02 }
    expect(progressLine(progress, null, 1, false)).toBe(
      '######..................  2,500 of 10,000 fights  2,500/s  +-2.0%  3 s left',
    )
    expect(progressLine({ ...progress, of: 1_000_000 }, 0.01, 1, true)).toMatch(
      /2,500 of about 10,000 fights {2}2,500\/s {2}±2.0% {2}3 s left$/,
    )
    expect(progressLine({ ...progress, trials: 1 }, null, 3600, false)).toMatch(/9998 h|9999 h/)
  })
})
