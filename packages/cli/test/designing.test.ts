import { join } from 'node:path'
import type { Simulation } from '@fray/lab'
import { afterAll, describe, expect, it } from 'vitest'
import { balance } from '../src/commands/balance.ts'
import { compare } from '../src/commands/compare.ts'
import { sweep } from '../src/commands/sweep.ts'
import { coloursFor } from '../src/io/colours.ts'
import type { Terminal } from '../src/io/terminal.ts'
import type { ChangeOption } from '../src/play/changes.ts'
import { pressCtrlCUnderWay } from './ctrl-c.ts'
import { Place } from './fray.ts'

const place = new Place()
afterAll(() => place.remove())

/** A terminal that keeps what it is told. */
class Notes implements Terminal {
  readonly interactive = false
  readonly colours = coloursFor(false)
  readonly unicode = false
  readonly plain = false
  readonly width = 400
  readonly height = Number.POSITIVE_INFINITY
  out = ''
  err = ''
  say(line = ''): void {
    this.out += `${line}\n`
  }
  tell(text: string): void {
    this.say(text)
  }
  write(text: string): void {
    this.out += text
  }
  complain(line: string): void {
    this.err += `${line}\n`
  }
}

const set = (text: string): ChangeOption => ({ how: 'set', text })
const usual = { trials: '80', seed: '7', threads: '1' }

describe('fray compare', () => {
  it('tells what it is like without a rule', async () => {
    const notes = new Notes()
    const options = { ...usual, without: ['total-defense'] }
    expect(await compare(notes, 'shock/plain', undefined, [], options)).toBe(0)
    expect(notes.out).toContain('Changes: total-defense switched off')
    await expect(compare(notes, 'duel', undefined, [], options)).rejects.toThrow(/zones has no rule "total-defense"/)
  })

  it('tells what a change does, and writes a page and a table', async () => {
    const notes = new Notes()
    const [html, csv] = ['page.html', 'table.csv'].map((name) => `${place.folder}/${name}`) as [string, string]
    expect(await compare(notes, 'duel', undefined, [set('Corwin.hp=20')], { ...usual, html, csv })).toBe(0)
    expect(notes.err).toBe(`Written to ${html}.\nWritten to ${csv}.\n`)
    expect(notes.out).toContain('with Corwin.hp=20')
    expect(notes.out).toMatch(
      /Characters win less often with the change \(statistically clear\):\s\d+% of the fights instead of \d+%, -\d+ \(/,
    )
    expect(place.read('page.html')).toContain('<svg')
    expect(place.read('table.csv')).toMatch(/^difference,characters,wins,-0\.\d+,/m)
  })

  it('compares two encounters, the changes being made to the second, in their order', async () => {
    const notes = new Notes()
    const changes: ChangeOption[] = [
      { how: 'add', text: 'Mory' },
      set('Mory 2.hp=1'),
      { how: 'remove', text: 'Hask' },
      { how: 'option', text: 'free-attacks=off' },
    ]
    expect(await compare(notes, 'zones/duel', 'zones/plain', changes, { ...usual, trials: '4', json: true })).toBe(0)
    const { changes: made, first, second } = JSON.parse(notes.out)
    expect(made).toEqual(['add Mory:1', 'Mory 2.hp=1', 'remove Hask', 'option free-attacks=off'])
    expect([first.title, second.title]).toEqual(['A quarrel at the mill', 'Four against four'])
    expect(second.combatants.map(({ name }: { name: string }) => name)).toContain('Mory 2')
  })

  it('says what is wrong before anything is played', async () => {
    const wrong = (changes: ChangeOption[], more = {}) =>
      expect(compare(new Notes(), 'duel', undefined, changes, { ...usual, ...more })).rejects
    await wrong([]).toThrow('There is nothing to compare it with')
    await wrong([set('Corwn.hp=4')]).toThrow(
      '"Corwn.hp=4": There is no combatant and nothing that one has called "Corwn".',
    )
    await wrong([set('Corwin.hp')]).toThrow('"set Corwin.hp" says no value')
    await wrong([set('Corwin.hp=4')], { html: 'no/where.html' }).toThrow('there is no folder no to write it to')
    await wrong([set('Corwin.hp=4')], { trials: 'many' }).toThrow('--trials many: give a whole number')
  })

  it('shows the result so far after Ctrl-C', async () => {
    const notes = new Notes()
    pressCtrlCUnderWay()
    const options = { ...usual, trials: '1000000' }
    expect(await compare(notes, 'duel', undefined, [set('Corwin.hp=14')], options)).toBe(130)
    expect(notes.out).toContain('A quarrel at the mill, with Corwin.hp=14')
    expect(process.listenerCount('SIGINT')).toBe(0)
  })
})

describe('fray sweep', () => {
  it('makes a table over one parameter or two', async () => {
    const one = new Notes()
    expect(await sweep(one, 'duel', [], { ...usual, over: ['Corwin.hp=5..15 step 5'] })).toBe(0)
    expect(one.out).toMatch(/^5 .*\n10 .*\n15 /m)
    const two = new Notes()
    const over = ['toll-ruffian=1..2', 'option free-attacks=on,off']
    expect(await sweep(two, 'duel', [set('Ada.hp=12')], { ...usual, trials: '4', over, json: true })).toBe(0)
    expect(JSON.parse(two.out).cells).toHaveLength(4)
    await expect(sweep(new Notes(), 'duel', [], usual)).rejects.toThrow('Say what to vary')
    await expect(sweep(new Notes(), 'duel', [], { ...usual, over: ['Corwin.hpp=1..2'] })).rejects.toThrow(
      '"Corwin.hpp=1": Corwin has nothing called "hpp". Did you mean "hp"?',
    )
  })

  it('plays without a rule in every cell, be it an action or an option', async () => {
    const played = async (...without: string[]) => {
      const notes = new Notes()
      const options = { ...usual, over: ['Corwin.hp=6,12'], without, json: true }
      expect(await sweep(notes, 'duel', [], options)).toBe(0)
      return JSON.parse(notes.out).cells.map((cell: { simulation: Simulation }) => cell.simulation)
    }
    const [usually, unarmed, freely] = [await played(), await played('attack'), await played('free-attacks')]
    const attacks = ({ actions }: Simulation) => actions.filter(({ action }) => action === 'attack').length
    expect(usually.map(attacks)).toEqual([2, 2])
    expect(unarmed.map(attacks)).toEqual([0, 0])
    for (const { experiment } of unarmed) expect(experiment.without).toEqual(['action-attack'])
    for (const { experiment } of freely) expect(experiment.encounter.house).toMatchObject({ 'free-attacks': 'off' })
    const notes = new Notes()
    const options = { ...usual, over: ['Corwin.hp=6,12'], without: ['attack'], details: true }
    await sweep(notes, 'duel', [], options)
    expect(notes.out).toContain('Switched off')
    await expect(sweep(notes, 'duel', [], { ...options, without: ['total-defense'] })).rejects.toThrow(/has no rule/)
  })

  it('has the cells so far after Ctrl-C', async () => {
    const notes = new Notes()
    pressCtrlCUnderWay()
    const options = { ...usual, trials: '100000', over: ['Corwin.hp=5..15'], json: true }
    expect(await sweep(notes, 'duel', [], options)).toBe(130)
    expect(JSON.parse(notes.out).cells.length).toBeLessThan(11)
  })
})

describe('fray balance', () => {
  it('finds a value for a chance of victory, or says that there is none', async () => {
    const found = new Notes()
    const asked = { ...usual, trials: '300', side: 'characters' }
    expect(await balance(found, 'duel', [], { ...asked, want: '65%', by: 'Corwin.hp=4..40' })).toBe(0)
    expect(found.out).toMatch(/Corwin.hp=\d+ comes closest to a chance of 65% for Characters/)
    const outside = new Notes()
    expect(await balance(outside, 'duel', [], { ...asked, want: '0.01', by: 'add toll-ruffian=0..1' })).toBe(0)
    expect(outside.out).toContain(
      'No value in the range brings the chance of Characters to 1%. Even add toll-ruffian=1 gives',
    )
  })

  it('finds it without a rule, too', async () => {
    const notes = new Notes()
    const options = { ...usual, by: 'Corwin.hp=4..8', without: ['attack'], json: true }
    expect(await balance(notes, 'duel', [], options)).toBe(0)
    const { simulation } = JSON.parse(notes.out).tried[0]
    expect(simulation.experiment.without).toEqual(['action-attack'])
  })

  it('hints at sides that are very uneven in number', async () => {
    const others = [1, 2, 3, 4, 5, 6].map((n) => `  Thug ${n}: { from: toll-ruffian }\n`).join('')
    const path = join(
      place.folder,
      place.write('many.yaml', `ruleset: zones\ncombatants:\n  Ada: { from: ada-the-warrior }\n${others}`),
    )
    const notes = new Notes()
    await balance(notes, path, [], { ...usual, trials: '2', by: 'Ada.hp=8..9' })
    expect(notes.err).toContain('hint: The sides are very uneven in number: Characters 1, Enemies 6.')
    expect(notes.out).not.toContain('hint:')
  })

  it('says what is missing', async () => {
    const wrong = (options: object) => expect(balance(new Notes(), 'duel', [], { ...usual, ...options })).rejects
    await wrong({ want: '65%' }).toThrow('Say what to change')
    await wrong({ want: '200', by: 'Corwin.hp=1..9' }).toThrow('--want 200: give the wanted chance of victory')
    await wrong({ side: 'heroes', by: 'Corwin.hp=1..9' }).toThrow('There is no side "heroes".')
  })
})

describe('fray as a command', () => {
  it('compares fights of one ruleset only', async () => {
    const { code, err } = await place.fray(['compare', 'duel', 'shock/plain'])
    expect(code).toBe(2)
    expect(err).toMatch(/^shock\/plain: it is played by shock, and duel by zones\./)
  })

  it('gathers changes in the order in which they are typed, and says how a page was made', async () => {
    const typed = ['compare', 'duel', '--set', 'Corwin 2.hp=3', '--add', 'Corwin']
    const wrong = await place.fray([...typed, '--trials', '2'])
    expect(wrong).toMatchObject({ code: 2, err: expect.stringContaining('"Corwin 2.hp=3": There is no combatant') })
    const right = [
      'compare',
      'duel',
      '--add',
      'Corwin',
      '--set',
      'Corwin 2.hp=3',
      '--trials',
      '2',
      '--html',
      'made.html',
    ]
    expect(await place.fray(right)).toMatchObject({ code: 0 })
    expect(place.read('made.html')).toContain('fray compare duel --add Corwin --set')
  })
})
