import { describe, expect, it } from 'vitest'
import { shareOf } from '../../statistics/share.ts'
import { spreadOf } from '../../statistics/spread.ts'
import {
  decimalsFor,
  differenceText,
  grouped,
  intervalText,
  meanText,
  pointsText,
  roughNumber,
  roughShare,
  rounded,
  shareText,
} from './numbers.ts'

describe('digits', () => {
  it('are as many as are known', () => {
    expect([30, 2, 1.3, 0.2, 0.13, 0.004].map(decimalsFor)).toEqual([0, 0, 1, 1, 2, 3])
    expect(shareText(shareOf(3, 10))).toBe('30% (11 to 60)')
    expect(shareText(shareOf(3393, 5446))).toBe('62.3% (61.0 to 63.6)')
    expect(shareText(shareOf(300_000, 1_000_000))).toBe('30.00% (29.91 to 30.09)')
  })

  it('of two shares that make a whole add up to 100, halves too', () => {
    for (const [trials, decimals] of [
      [200, 0],
      [2000, 1],
    ] as const)
      for (let count = 0; count <= trials; count++) {
        const [one, other] = [count, trials - count].map((n) => Number(rounded((n / trials) * 100, decimals)))
        expect((one ?? 0) + (other ?? 0), `${count} of ${trials}`).toBeCloseTo(100, 9)
      }
    expect([shareText(shareOf(75, 200)), shareText(shareOf(125, 200))]).toEqual(['38% (31 to 44)', '62% (56 to 69)'])
  })

  it('never make a false none or all', () => {
    expect(shareText(shareOf(0, 1000))).toBe('0% (0 to 0.4)')
    expect(shareText(shareOf(1000, 1000))).toBe('100% (99.6 to 100)')
    expect(shareText(shareOf(1, 100))).toBe('1.0% (0.2 to 5.4)')
    expect(shareText(shareOf(9999, 10_000))).toBe('99.990% (99.943 to 99.998)')
    expect(shareText(shareOf(0, 0))).toBe('unknown')
    expect(roughShare(0.00001, 100)).toBe('<0.1%')
    expect(roughShare(1, 1000)).toBe('100%')
    expect(roughNumber(0.0001, 3)).toBe('<1')
    expect(roughNumber(2.3456, 0.3)).toBe('2.3')
    expect(roughNumber(0, 3)).toBe('0')
  })

  it('of means and differences go by the interval', () => {
    expect(intervalText({ value: 8.1234, low: 7.88, high: 8.34 })).toBe('8.1 (7.9 to 8.3)')
    expect(intervalText({ value: 123.4, low: 111, high: 135.8 })).toBe('123 (111 to 136)')
    expect(intervalText({ value: 2.5, low: 2.5, high: 2.5 })).toBe('2.5')
    expect(pointsText({ value: 0.052, low: 0.031, high: 0.073 })).toBe('+5 (+3 to +7)')
    expect(differenceText({ value: -0.04, low: -0.9, high: 0.82 })).toBe('0.0 (-0.9 to +0.8)')
    expect(differenceText({ value: 0, low: 0, high: 0 })).toBe('0')
  })

  it('say what was always so, came once or never', () => {
    expect(meanText(spreadOf([[4, 9]]), 'never')).toBe('4 always (2.6 to 5.4)')
    expect(meanText(spreadOf([[0, 1000]], { least: 0, most: 40 }), 'never')).toBe('0 always (0 to 0.15)')
    expect(meanText(spreadOf([[4, 1]]), 'never')).toBe('4 (one trial)')
    expect(meanText(spreadOf([]), 'never')).toBe('never')
    expect(
      meanText(
        spreadOf([
          [0, 299],
          [9, 1],
        ]),
        'never',
      ),
    ).toBe('0.03 (0.00 to 0.26)')
    expect([0, 999, 1000, 1234567].map(grouped)).toEqual(['0', '999', '1,000', '1,234,567'])
  })
})
