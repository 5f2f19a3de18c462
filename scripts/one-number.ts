/**
 * Is a number said once? Copies the repository, changes one number of a rule in its catalogue, and looks for whatever still says the
 * old one: rule texts, explanations, cards, what the log says, what computers count on, and the documents. Cases must fail.
 *
 *   node scripts/one-number.ts                each number below
 *   node scripts/one-number.ts total-defense  that of one rule
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { readCatalogues, root } from './catalogue.ts'

/** A number of a rule that is tried out, and which lines would say it. */
interface Trial {
  readonly ruleset: string
  readonly rule: string
  readonly number: string
  readonly about: RegExp
  /** How such a line says the number. */
  readonly said: (number: number) => string
}

const TRIALS: readonly Trial[] = [
  {
    ruleset: 'shock',
    rule: 'total-defense',
    number: 'ac',
    about: /total[ -]defense/i,
    said: (n) => `AC (is )?\\+?${n}\\b|\\+${n} AC|: ${n}$|less than ${n}$`,
  },
  {
    ruleset: 'escalation',
    rule: 'dazed',
    number: 'disadvantage',
    about: /\bdazed\b/i,
    said: (n) => `\\b${n} Disadvantage|: -${n}$`,
  },
  { ruleset: 'free-hits', rule: 'aim-fatal', number: 'damage', about: /\bfatal\b/i, said: (n) => `\\b${n}\\b` },
  {
    ruleset: 'zones',
    rule: 'enemies-begin',
    number: 'most',
    about: /^(rule |.*\.md: ).*(enemies' side begins|characters begin|side die)/i,
    said: (n) => `\\b${n}\\b`,
  },
  { ruleset: 'zones', rule: 'reaction-wary', number: 'most', about: /\b(wary|curious)\b/i, said: (n) => `\\b${n}\\b` },
  { ruleset: 'weapon-speed', rule: 'morale-tn', number: 'base', about: /\bmorale\b/i, said: (n) => `\\b${n}\\b` },
  {
    ruleset: 'weapon-speed',
    rule: 'full-defense',
    number: 'defense',
    about: /\bfull-defense\b/i,
    said: (n) => `\\+${n}\\b|: ${n}$`,
  },
  { ruleset: 'shock', rule: 'snap-attack', number: 'penalty', about: /\bsnap/i, said: (n) => `-${n}\\b` },
  { ruleset: 'shock', rule: 'mod-melee-while-prone', number: 'penalty', about: /\bprone\b/i, said: (n) => `-${n}\\b` },
  { ruleset: 'shock', rule: 'mod-half-cover', number: 'penalty', about: /\bhalf cover\b/i, said: (n) => `-${n}\\b` },
  {
    ruleset: 'free-hits',
    rule: 'flanking',
    number: 'bonus',
    about: /\b(behind|flank)/i,
    said: (n) => `\\+${n}\\b|\\b${n} more|: ${n}$`,
  },
  {
    ruleset: 'free-hits',
    rule: 'aim-slowing',
    number: 'movement',
    about: /\bslowing\b/i,
    said: (n) => `\\b${n}\\b`,
  },
  { ruleset: 'zones', rule: 'usage-track', number: 'usages', about: /\busages?\b/i, said: (n) => `(?<![/\\d])${n}\\b` },
  {
    ruleset: 'escalation',
    rule: 'no-recoveries-left',
    number: 'less',
    about: /\b(volition|no recover)/i,
    said: (n) => `\\b${n} less|\\b${n} of|: -${n}$`,
  },
]

/** The lines about it that say the number, in a repository. */
function saying(from: string, { ruleset, about, said }: Trial, number: number): string[] {
  const script = join(from, 'scripts/one-number-said.ts')
  const { stdout, stderr, status } = spawnSync(process.execPath, [script, ruleset], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  if (status !== 0) throw new Error(stderr)
  const documents = readdirSync(join(from, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(`${ruleset}.md`) || (ruleset === 'shock' && file.endsWith('.md')))
    .flatMap((file) =>
      // What stands in fences is played again by a test of the documents.
      readFileSync(join(from, 'docs', file), 'utf8')
        .replaceAll(/^```[\s\S]*?^```/gm, '')
        .split('\n')
        .map((line) => `${file}: ${line}`),
    )
  const says = new RegExp(said(number))
  return [...stdout.split('\n'), ...documents].filter((line) => about.test(line) && says.test(line))
}

/** Runs a script of a repository. Returns what it prints. */
const run = (from: string, script: string, ...more: string[]): string =>
  spawnSync(process.execPath, [join(from, script), ...more], { cwd: from, encoding: 'utf8' }).stdout

/** Changes the number in a copy. Returns what is wrong, in sentences. */
function tryOut(trial: Trial): string[] {
  const { ruleset, rule, number } = trial
  const { home, rules } = readCatalogues().find((one) => one.ruleset === ruleset) ?? { home: '', rules: [] }
  const old = rules.find(({ id }) => id === rule)?.numbers?.[number]
  if (old === undefined) return [`The rule ${rule} of ${ruleset} has no number "${number}".`]
  const copy = mkdtempSync(join(tmpdir(), 'fray-one-number-'))
  try {
    const files = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    })
    for (const file of files.stdout.split('\n'))
      if (/^(package|tsconfig|packages|examples|scripts|docs|conformance|encounters)/.test(file))
        cpSync(join(root, file), join(copy, file), { recursive: true })
    mkdirSync(join(copy, 'node_modules'))
    for (const name of readdirSync(join(root, 'node_modules')))
      if (name !== '@fray') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
    cpSync(join(root, 'node_modules/@fray'), join(copy, 'node_modules/@fray'), {
      recursive: true,
      verbatimSymlinks: true,
    })
    const yaml = join(copy, home, 'catalogue/rules.yaml')
    const text = readFileSync(yaml, 'utf8')
    writeFileSync(
      yaml,
      text.replace(new RegExp(`(id: ${rule}\\n[^]*?numbers: \\{[^}]*\\b${number}: )${old}\\b`), `$1${old + 1}`),
    )
    run(copy, 'scripts/catalogue.ts')
    run(copy, 'scripts/events.ts')
    const after = new Set(saying(copy, trial, old))
    const stays = saying(root, trial, old).filter((line) => after.has(line))
    const [, failed = '0'] =
      /, (\d+) failed/.exec(run(copy, 'packages/cli/bin/fray.js', 'check', `conformance/${ruleset}`)) ?? []
    console.log(
      `${rule} of ${ruleset}, ${number} ${old} to ${old + 1}: ${failed} cases fail, ${stays.length} lines stay`,
    )
    return [
      ...(failed === '0' ? [`No case notices that ${number} of ${rule} has changed.`] : []),
      ...stays.map((line) => `Still says ${old}: ${line}`),
    ]
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

const wanted = TRIALS.filter(({ rule }) => process.argv.length === 2 || process.argv.includes(rule))
const faults = wanted.flatMap(tryOut)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length === 0 ? 0 : 1
