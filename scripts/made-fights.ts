/**
 * Plays many fights that nobody would write, made at random from a ruleset's schema (docs/explanation/testing.md), and tells each property
 * that one of them does not have. By hand; `npm test` plays a few.
 *
 *   node scripts/made-fights.ts shock                    100 fights of shock, each asked everything
 *   node scripts/made-fights.ts shock 5000 1000          1,000 fights from number 5000 on
 *   node scripts/made-fights.ts shock 5000 1000 --share 6    every sixth is played long and asked each comparison
 *   node scripts/made-fights.ts shock 5013 1 --only odds     one property of one fight
 *
 * A failure is a line with ruleset, property, fight and what was wrong; the last line is the figures as JSON.
 */
import process from 'node:process'
import { parseArgs } from 'node:util'
import { rulesets } from '@fray/rulesets'
import { playMade } from '../packages/kit/contract/test/made/made-run.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { share: { type: 'string', default: '1' }, only: { type: 'string' } },
})
const [id = '', first = '0', fights = '100'] = positionals
const load = rulesets[id]
if (load === undefined) {
  console.error(`Which ruleset? One of ${Object.keys(rulesets).join(', ')}.`)
  process.exit(2)
}

/** Where it was thrown, as far as it lies in the packages. */
const placesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => line.includes('packages/'))
    .slice(0, 6)
    .map((line) => line.slice(line.lastIndexOf('packages/') + 'packages/'.length))
    .join(' < ')

const { totals, neverMade } = playMade(await load(), {
  first: Number(first),
  fights: Number(fights),
  only: values.only,
  share: Number(values.share),
  failed: (fight, property, error) => console.log(`${id} ${property} ${fight}: ${error.message} | ${placesOf(error)}`),
})
console.log(JSON.stringify({ ruleset: id, first: Number(first), ...totals, neverMade: neverMade.length }))
process.exitCode = Object.keys(totals.failed).length === 0 ? 0 : 1
