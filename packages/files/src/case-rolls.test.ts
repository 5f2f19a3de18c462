import { compileDice, type Part, type RollEvent, type TallyRecord } from '@fray/kernel'
import { expect, it } from 'vitest'
import { formatRoll } from './case-rolls.ts'
import { table } from './test/sample.ts'

const { scene } = await table()

const part = (value: number, faces: readonly number[] | null = null, counted = true): Part => ({
  value,
  rule: 'test-roll',
  source: { key: '', slots: {} },
  counted,
  dice: faces && { sides: compileDice(`${faces.length}d20`).sides, faces, kept: [] },
})

const roll = (
  what: string,
  who: number,
  parts: readonly Part[],
  more: Partial<RollEvent> & { label?: string } = {},
) => {
  const tally: TallyRecord = { total: parts.reduce((sum, p) => sum + (p.counted ? p.value : 0), 0), parts }
  return formatRoll(scene, {
    type: 'roll',
    rule: 'test-roll',
    against: null,
    passed: null,
    what,
    who,
    tally,
    ...more,
  } as RollEvent)
}

it('writes rolls as cases do', () => {
  expect(roll('attack', 0, [part(10, [10]), part(2)], { against: 12, passed: true })).toBe(
    'Ada attack 10+2=12 vs 12 pass',
  )
  expect(roll('avoid', 1, [part(11, [11]), part(0)], { against: 12, passed: false })).toBe(
    'Old Bel avoid 11+0=11 vs 12 fail',
  )
  expect(roll('attack', 0, [part(8, [15, 8]), part(-2), part(5, null, false)], { against: 12, passed: false })).toBe(
    'Ada attack [15,8] 8-2=6 vs 12 fail',
  )
  expect(roll('side', -1, [part(3)])).toBe('side 3')
  expect(roll('reaction', -1, [part(9), part(1)], { label: 'helpful' })).toBe('reaction 9+1=10 helpful')
})

it('adds the dice up, and everything else, where the ruleset writes sums so', () => {
  const short = (
    what: string,
    who: number,
    parts: readonly Part[],
    more: Partial<RollEvent> & { whose?: string } = {},
  ) => {
    const tally: TallyRecord = { total: parts.reduce((sum, p) => sum + (p.counted ? p.value : 0), 0), parts }
    const event = { type: 'roll', rule: 'test-roll', against: null, passed: null, what, who, tally, ...more }
    return formatRoll(scene, event as RollEvent, 'rest')
  }
  const miss = { against: 16, passed: false }
  expect(short('attack', 0, [part(11, [11]), part(1), part(3), part(-2, null, false)], miss)).toBe(
    'Ada attack 11+4=15 vs 16 fail',
  )
  expect(short('check', 0, [part(12, [12]), part(-2), part(1)])).toBe('Ada check 12-1=11')
  expect(short('attack', 0, [part(14, [14])])).toBe('Ada attack 14+0=14')
  expect(short('opposed', 1, [part(6, [2, 4]), part(1)])).toBe('Old Bel opposed 6+1=7')
  expect(short('initiative', -1, [part(5, [5]), part(1)], { whose: 'party' })).toBe('party initiative 5+1=6')
  expect(short('attack-again', 0, [part(15), part(2)], { against: 18, passed: false })).toBe(
    'Ada attack-again 17 vs 18 fail',
  )
})
