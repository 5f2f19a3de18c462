import { expect, it } from 'vitest'
import { coverage, gaps, type RunCase, summary } from './rules.ts'

const rule = (id: string) => ({ id, group: 'g', title: id, text: '', from: '', status: 'source' as const })
const catalogue = { ruleset: 'cards', rules: [rule('draw'), rule('hold'), rule('fold')] }
const one = (id: string, claimed: string[], traced: string[], passed = true): RunCase => ({
  id,
  claimed,
  traced,
  passed,
  where: `cards.yaml:${id}`,
})

it('counts a rule that left a trace in a case that claims it', () => {
  const found = coverage(catalogue, [
    one('a', ['draw', 'hold'], ['draw', 'hold', 'fold']),
    one('b', ['fold'], ['fold']),
  ])
  expect(gaps(found)).toEqual([])
  expect(summary(found)).toBe(
    'cards: 3 of 3 rules traced (3 source, 0 ruling, 0 option); 3 of 3 claims held in 2 cases',
  )
})

it('does not believe a claim without a trace, nor count a trace that nobody claims', () => {
  const found = coverage(catalogue, [one('a', ['draw', 'hold'], ['draw', 'fold'])])
  expect(gaps(found)).toEqual([
    '  hold  NO TRACE  claimed without a trace by a',
    '  fold  NO TRACE  claimed by no case (it left a trace in 1)',
  ])
  expect(summary(found)).toContain('1 of 3 rules traced')
  expect(summary(found)).toContain('1 of 2 claims held')
})

it('names ids that come twice, cases that fail and files that are broken', () => {
  const found = coverage(
    { ruleset: 'cards', rules: [] },
    [one('a', [], []), one('a', [], [], false)],
    ['cards.yaml is broken.'],
  )
  expect(found.faults).toEqual([
    'cards.yaml is broken.',
    'cards.yaml:a: the case id "a" is taken already at cards.yaml:a.',
    'cards.yaml:a: the case "a" fails; fray check says why.',
  ])
})
