import { describe, expect, it } from 'vitest'
import { duel } from '../../test/report/duel.ts'
import * as samples from '../../test/report/samples.ts'
import { balanceCsv, comparisonCsv, simulationCsv, sweepCsv, tournamentCsv } from './csv.ts'

/** The cells of a table, parsed by RFC 4180. */
function read(csv: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n)/g)) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    if (end === '\n') rows.push([])
  }
  return rows.slice(0, -1)
}

describe('CSV', () => {
  it('of a simulation has a row for each figure, unrounded', () => {
    const lines = simulationCsv(duel).split('\n')
    const { draws, stalemates, unfinished, rounds, sides } = duel
    const [ada, wolves] = sides
    expect(lines.slice(0, 16)).toEqual([
      'section,name,figure,value,low,high',
      'made,,title,The duel,,',
      'made,,ruleset,zones,,',
      'made,,version,0.1.0,,',
      'made,,seed,7,,',
      'made,,ended,precise,,',
      'made,watch,policy,aggressive,,',
      'made,goblins,policy,random,,',
      'ending,,trials,400,,',
      `ending,watch,wins,0.75,${ada?.wins.low},${ada?.wins.high}`,
      `ending,goblins,wins,0.24,${wolves?.wins.low},${wolves?.wins.high}`,
      `ending,,draws,0.0075,${draws.low},${draws.high}`,
      `ending,,stalemates,0,0,${stalemates.high}`,
      `ending,,unfinished,0.0025,${unfinished.low},${unfinished.high}`,
      `ending,,rounds mean,2.75,${rounds.low},${rounds.high}`,
      `ending,,rounds deviation,${rounds.deviation},,`,
    ])
    expect(lines).toContain('rounds,3,trials,300,,')
    expect(lines).toContain(
      `acts first,watch,wins of goblins,${140 / 600},${ada?.winsWhenFirst[1]?.low},${ada?.winsWhenFirst[1]?.high}`,
    )
    expect(lines).toContain('hit points of watch,0,mean,20,,')
    expect(lines).toContain('hit points of goblins,2,mean,9,8.5,9.5')
    expect(lines).toContain('hit points of goblins,2,nine tenths,13,,')
    expect(lines).toContain('combatant,Ada,life median,4,,')
    expect(lines).toContain('combatant,Ada,fell nine tenths,3,,')
    expect(lines).toContain('action of watch,attack,damage,5.75,,')
    expect(lines).toContain('notable,median,trial,7,,')
    expect(lines.some((line) => line.startsWith('notable,closest'))).toBe(false)
  })

  it('has as many cells in every row as columns', () => {
    const all = [
      simulationCsv(samples.ford),
      simulationCsv(samples.untried),
      comparisonCsv(samples.comparison),
      sweepCsv(samples.sweep),
      sweepCsv(samples.sweepOfTwo),
      balanceCsv(samples.balance),
      tournamentCsv(samples.tournament),
    ]
    for (const csv of all) {
      const rows = read(csv)
      expect(rows.length).toBeGreaterThan(3)
      for (const row of rows) expect(row).toHaveLength(rows[0]?.length ?? 0)
      expect(csv).not.toMatch(/NaN|undefined|Infinity/)
    }
  })

  it('of other results names what was changed, tried and played', () => {
    expect(comparisonCsv(samples.comparison).split('\n').slice(1, 3)).toEqual([
      'made,,change,Snik.hp=14,,',
      'difference,watch,wins,-0.121,-0.15,-0.092',
    ])
    expect(sweepCsv(samples.sweepOfTwo).split('\n').slice(0, 2)).toEqual([
      'Snik.hp,add goblin,name,figure,value,low,high',
      '6,0,,trials,1000,,',
    ])
    const tournament = tournamentCsv(samples.tournament).split('\n')
    expect(tournament[1]).toBe('pairing,zones,ford-mirror,first-legal,random,score,0.49,0.392,0.588')
    expect(tournament).toContain('pairing,shock,yard-mirror,aggressive,random,score,,,')
    expect(tournament).toContain('usage,zones,,aggressive,,flee,0.004,,')
  })

  it('keeps names whole and starts no formula', () => {
    const [first] = samples.ford.combatants
    const names = ['a,b', 'say "hi"', 'two\nlines', '=1+2', '@SUM(A1)']
    const combatants = names.map((name) => ({ ...first!, name }))
    const found = new Set(read(simulationCsv({ ...samples.ford, combatants })).map((row) => row[1]))
    for (const name of ['a,b', 'say "hi"', 'two\nlines', "'=1+2", "'@SUM(A1)"]) expect(found).toContain(name)
  })
})
