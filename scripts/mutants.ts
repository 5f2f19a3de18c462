/**
 * Mutants: changes the rule code of a ruleset, one small change at a time, and plays the conformance cases that reach the
 * change. One that no case notices survives: a line that the cases do not hold.
 *
 *   npm run mutants -- zones                        the files that differ from the last commit
 *   npm run mutants -- zones --sample 300 --seed 1  300 of all, picked by the seed
 *   npm run mutants -- zones --all                  every one
 *   ... --file rules/attack.ts                      of these files only
 *   ... --entries                                   survivors as entries of the list, to be given a reason
 *
 * Survivors that were read stand in packages/rulesets/RULESET/catalogue/survivors.yaml; only new ones are told. The last line is the figures.
 * Exit code: 0 none is new, 1 some are, 2 something given is not right.
 */
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { rulesets } from '@fray/rulesets'
import { root } from './catalogue.ts'
import { hunt } from './mutants/hunt.ts'
import { asEntry } from './mutants/survivors.ts'
import { figuresLine, survivorLine } from './mutants/telling.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    all: { type: 'boolean', default: false },
    file: { type: 'string', multiple: true },
    threads: { type: 'string', default: '1' },
    entries: { type: 'boolean', default: false },
  },
})
const [ruleset = ''] = positionals
const number = (text: string | undefined, name: string): number => {
  if (text === undefined) return Number.POSITIVE_INFINITY
  if (/^[1-9]\d*$/.test(text)) return Number(text)
  return stop(`--${name} should be a whole number from 1 on, not "${text}".`)
}
function stop(sentence: string): never {
  console.error(sentence)
  process.exit(2)
}
if (rulesets[ruleset] === undefined) stop(`Which ruleset? One of ${Object.keys(rulesets).join(', ')}.`)

const found = await hunt({
  root: root.replace(/[\\/]$/, ''),
  ruleset,
  seed: values.seed,
  most: number(values.sample, 'sample'),
  files: values.file === undefined ? null : new Set(values.file),
  changedOnly: !values.all && values.sample === undefined && values.file === undefined,
  threads: number(values.threads, 'threads'),
})
if (typeof found === 'string') stop(found)
for (const { mutant, key, reachedBy } of found.fresh) {
  console.log(
    values.entries ? asEntry(mutant, key) : survivorLine(join('packages', 'rulesets', ruleset), mutant, reachedBy),
  )
}
for (const sentence of found.stale) console.log(sentence)
console.log(figuresLine(ruleset, values.seed, found))
process.exitCode = found.fresh.length === 0 ? 0 : 1
