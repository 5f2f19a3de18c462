import { describe, expect, it } from 'vitest'
import { duel } from '../../../test/report/duel.ts'
import * as samples from '../../../test/report/samples.ts'
import { balanceHtml, comparisonHtml, simulationHtml, sweepHtml, tournamentHtml } from '../pages.ts'
import { STYLE } from './style.ts'

const made = { program: 'Fray 0.1.0', command: 'fray simulate ford --seed 7 --set "Snik.hp=14"' }

/** Every kind of result as a page. */
const ALL: Record<string, string> = {
  simulation: simulationHtml(samples.ford, made),
  duel: simulationHtml(duel, made),
  untried: simulationHtml(samples.untried, made),
  draws: simulationHtml(samples.draws, { ...made, command: null }),
  comparison: comparisonHtml(samples.comparison, made),
  sweep: sweepHtml(samples.sweep, made),
  'sweep of words': sweepHtml(
    {
      axes: [{ name: 'option initiative', values: ['side', 'each'] }],
      cells: [
        { values: ['side'], simulation: samples.ford },
        { values: ['each'], simulation: samples.untried },
      ],
    },
    made,
  ),
  'sweep of one value': sweepHtml({ axes: samples.sweep.axes, cells: samples.sweep.cells.slice(0, 1) }, made),
  'sweep of two': sweepHtml(samples.sweepOfTwo, made),
  'empty sweep': sweepHtml({ axes: samples.sweep.axes, cells: [] }, made),
  balance: balanceHtml(samples.balance, made),
  tournament: tournamentHtml(samples.tournament, made),
}

const VOID = ['meta', 'br', '!doctype']

/** The first element that is not closed correctly, or null. */
function unbalanced(page: string): string | null {
  const open: string[] = []
  for (const [, slash = '', name = '', self = ''] of page.matchAll(/<(\/?)([a-z!][\w-]*)[^>]*?(\/?)>/gi)) {
    if (self !== '' || VOID.includes(name.toLowerCase())) continue
    if (slash === '') open.push(name)
    else if (open.pop() !== name) return name
  }
  return open.at(-1) ?? null
}

const textOf = (markup: string): string =>
  markup
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim()

/** The sections that have both a chart and a table, with the rows of the table. */
const charted = (page: string) =>
  [...page.matchAll(/<section[\s\S]*?<\/section>/g)]
    .map(([section]) => ({
      svg: /<svg role[\s\S]*?<\/svg>/.exec(section)?.[0] ?? null,
      rows: [...section.matchAll(/<tr[^>]*><th scope="row">([\s\S]*?)<\/th>([\s\S]*?)<\/tr>/g)].map(
        ([, name = '', cells = '']) => ({
          name: textOf(name),
          cells: [...cells.matchAll(/<td[^>]*>([\s\S]*?)<\/td>/g)].map(([, cell = '']) => textOf(cell)),
        }),
      ),
    }))
    .filter(({ svg }) => svg !== null)

describe.each(Object.entries(ALL))('the page of a %s', (_, page) => {
  it('is well formed and needs nothing from elsewhere', () => {
    expect(unbalanced(page)).toBeNull()
    expect(page).not.toMatch(/<script|<link|<img|@import|https?:|src=|href=/i)
    expect(page).toContain("default-src 'none'")
    expect(page).not.toMatch(/NaN|undefined|Infinity|\[object/)
  })

  it('says what it is to everybody', () => {
    expect(page).toMatch(/^<!doctype html>\n<html lang="en">/)
    expect(page.match(/<h1>/g)).toHaveLength(1)
    const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, label = ''] of page.matchAll(/aria-labelledby="([^"]*)"/g))
      for (const id of label.split(' ')) expect(ids).toContain(id)
    for (const [svg] of page.matchAll(/<svg role[\s\S]*?<\/svg>/g)) {
      expect(svg).toMatch(/^<svg role="img" aria-labelledby="(\S+)-t \1-d"/)
      expect(svg).toMatch(/<title id="[^"]+">.+<\/title><desc id="[^"]+">.+<\/desc>/)
    }
  })

  it('has the numbers of every chart in the table beside it', () => {
    for (const { svg, rows } of charted(page)) {
      const drawn = [...(svg ?? '').matchAll(/<text[^>]*>([\s\S]*?)<\/text>/g)].map(([, text = '']) => textOf(text))
      const values = drawn.filter((text) => /\d% \(|^[+-][\d.]+ \(/.test(text))
      const cells = rows.flatMap((row) => row.cells)
      for (const value of values) expect(cells).toContain(value)
    }
  })
})

describe('charts', () => {
  it('draw each bar as long as its number', () => {
    const [endings] = charted(ALL.simulation ?? '')
    const bars = [...(endings?.svg ?? '').matchAll(/<rect x="8" y="\d+" width="([\d.]+)" height="14" fill/g)]
    const shares = [623, 351, 20, 6, 0].map((count) => (count / 1000) * 384)
    expect(bars.map(([, width]) => Number(width))).toEqual(shares.map((width) => Math.round(width * 10) / 10))
    expect(endings?.rows.map((row) => row.name)).toEqual([
      'The watch wins',
      'Goblins win',
      'draw',
      'stalemate',
      'unfinished',
    ])
  })

  it('draw nothing where nothing is known', () => {
    const [endings] = charted(ALL.untried ?? '')
    expect(endings?.svg).not.toContain('height="14" fill')
    expect(endings?.rows[0]?.cells).toEqual(['unknown'])
  })
})

describe('how it was made', () => {
  it('is told with all that repeats it', () => {
    const told = textOf(/<dl>[\s\S]*<\/dl>/.exec(ALL.simulation ?? '')?.[0].replaceAll('</dd>', '</dd>|') ?? '')
    expect(told.split('|').map((fact) => fact.trim())).toEqual([
      'ProgramFray 0.1.0',
      'Command linefray simulate ford --seed 7 --set &quot;Snik.hp=14&quot;',
      'Rulesetzones 0.1.0',
      'PoliciesThe watch: aggressive; Goblins: random; the referee: first-legal',
      'Seed7',
      'Trials1,000 trials, as many as requested.',
      'LimitA trial is given up after 2,000 commands.',
      'To repeat itRun the command line with the same version, the same encounter and the same seed: the numbers are the same, whatever the number of threads.',
      '',
    ])
    expect(ALL.draws).not.toContain('Command line')
  })
})

describe('colours', () => {
  const luminance = (colour: string): number => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
      const part = Number.parseInt(colour.slice(from, from + 2), 16) / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrast = (one: string, other: string): number => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
    return (light + 0.05) / (dark + 0.05)
  }
  const [light, dark] = STYLE.text.split('@media (prefers-color-scheme: dark)')

  it.each([
    ['light', light],
    ['dark', dark],
  ])('stand out from the %s page', (_, style = '') => {
    const of = (name: string): string => new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(style)?.[1] ?? ''
    for (const text of ['ink', 'soft'])
      for (const ground of ['paper', 'wash']) expect(contrast(of(text), of(ground)), text).toBeGreaterThan(4.5)
    for (const tone of ['c0', 'c1', 'c2', 'c3', 'c4', 'c5', 'cn'])
      for (const ground of ['paper', 'wash']) expect(contrast(of(tone), of(ground)), tone).toBeGreaterThan(4.5)
  })
})

describe('text from people', () => {
  const evil = `</title></style><script>alert('x')</script>"&\u202e\n<svg onload=x>`
  const pages = [
    simulationHtml(
      {
        ...samples.ford,
        title: evil,
        ruleset: evil,
        version: evil,
        experiment: { ...samples.ford.experiment, seed: evil, policies: { otherwise: evil, sides: {} } },
        sides: samples.ford.sides.map((side) => ({ ...side, name: evil, id: evil })),
        combatants: samples.ford.combatants.map((c) => ({
          ...c,
          name: evil,
          resources: { [evil]: samples.ford.rounds },
        })),
        actions: samples.ford.actions.map((a) => ({ ...a, action: evil, title: evil })),
        rules: samples.ford.rules.map((r) => ({ ...r, rule: evil, title: evil })),
      },
      { program: evil, command: evil },
    ),
    comparisonHtml({ ...samples.comparison, changes: [evil] }, made),
    sweepHtml({ axes: [{ name: evil, values: [evil] }], cells: [{ values: [evil], simulation: samples.ford }] }, made),
    sweepHtml(
      {
        axes: samples.sweepOfTwo.axes.map((axis) => ({ ...axis, name: evil })),
        cells: samples.sweepOfTwo.cells,
      },
      made,
    ),
    balanceHtml({ ...samples.balance, axis: evil, says: evil, side: evil }, made),
    tournamentHtml(
      {
        seed: evil,
        pairings: samples.tournament.pairings.map((p) => ({ ...p, first: evil, encounter: evil, ruleset: evil })),
        usage: [{ ruleset: evil, policy: evil, actions: [{ action: evil, title: evil, share: 1 }] }],
      },
      made,
    ),
  ]

  it('is text and nothing else', () => {
    for (const page of pages) {
      expect(page).toContain('&lt;script&gt;')
      expect(page).not.toMatch(/<script|<svg onload|\u202e/)
      expect(page.match(/<\/title>/g)?.length).toBe((page.match(/<title/g) ?? []).length)
      expect(page.match(/<\/style>/g)).toHaveLength(1)
      expect(unbalanced(page)).toBeNull()
      for (const [, value = ''] of page.matchAll(/aria-label="([^"]*)"/g)) expect(value).not.toContain('<')
    }
  })
})
