/**
 * The tables of fields in docs/reference/rulesets/<ruleset>.md, from the declarations of the ruleset's kinds: what may be written in
 * a field, what it is when left out, the rule that a wrong value breaks, and its sentence. A kind stands between the marks
 * `<!-- fields: KIND -->` and `<!-- end of fields: KIND -->`; kinds that have none stand, each under its id, between
 * `<!-- fields -->` and `<!-- end of fields -->`.
 *
 *   node scripts/fields.ts           writes the tables
 *   node scripts/fields.ts --check   writes nothing and fails when a page is not up to date
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import type { FieldForm, KindForm, Shape } from '@fray/kernel'
import { rulesets } from '@fray/rulesets'
import { root } from './catalogue.ts'
import { cell, code } from './markdown.ts'

/** What may be written, for people. */
function shapeText(shape: Shape): string {
  switch (shape.type) {
    case 'number':
      return [`${shape.min} to ${shape.max}`, ...shape.words.map(code)].join(', ')
    case 'numbers':
      return `a map of ${shape.words.map(code).join(', ')}: ${shape.min} to ${shape.max} each`
    case 'word':
      return shape.words.map(code).join(', ')
    case 'words':
      return `some of ${shape.words.map(code).join(', ')}`
    case 'flag':
      return '`true`, `false`'
    case 'text':
      return 'words'
    case 'dice':
      return 'dice'
    case 'pool':
      return '`9`, or `4/9`'
    case 'list':
      return `a list: ${shapeText(shape.of)}`
    case 'kind':
      return `[${shape.id}](#fields-of-${shape.id})`
    case 'variants':
      return `${code(shape.tag)}: ${shape.words.map(code).join(', ')}, and what that takes`
    case 'any':
      return ''
  }
}

function defaultCell({ needed, defaultText, default: value }: FieldForm): string {
  if (needed) return '*needed*'
  return defaultText === null ? '' : value === null ? defaultText : code(String(value))
}

const row = (field: FieldForm): string => {
  const rule = field.rule === null ? '' : code(field.rule)
  const cells = [code(field.name), shapeText(field.shape), defaultCell(field), rule, field.help]
  return `| ${cells.map(cell).join(' | ')} |`
}

/** The table of a kind, under an anchor that tables of other kinds link to. */
export function tableOf({ id, fields }: KindForm): string {
  const head = ['| field | what may be written | default | rule | |', '|---|---|---|---|---|']
  return [`<a id="fields-of-${id}"></a>`, '', ...head, ...fields.map(row)].join('\n')
}

/** The kind under a heading of its own, with its sentence. */
function sectionOf(kind: KindForm): string {
  const short = kind.examples.length === 0 ? [] : [`In short: ${kind.examples.map(code).join(', ')}.`]
  return [`#### ${kind.id}`, [kind.help, ...short].join(' '), tableOf(kind)].join('\n\n')
}

/** The page with what belongs between the marks, or null where it has no such marks. */
function between(text: string, mark: string, what: string): string | null {
  const open = `<!-- ${mark} -->`
  const close = `<!-- end of ${mark} -->`
  const from = text.indexOf(open)
  const to = text.indexOf(close)
  return from < 0 || to < from ? null : `${text.slice(0, from + open.length)}\n\n${what}\n\n${text.slice(to)}`
}

/** The page with the tables of all kinds. Throws where it has no place for one. */
export function withTables(page: string, text: string, kinds: readonly KindForm[]): string {
  let now = text
  const others: KindForm[] = []
  for (const kind of kinds) {
    const put = between(now, `fields: ${kind.id}`, tableOf(kind))
    if (put === null) others.push(kind)
    else now = put
  }
  if (others.length === 0) return now
  const put = between(now, 'fields', others.map(sectionOf).join('\n\n'))
  if (put !== null) return put
  const ids = others.map(({ id }) => id).join(', ')
  throw new Error(`${page} has no place for the fields of ${ids}: add <!-- fields --> and <!-- end of fields -->.`)
}

async function main(): Promise<void> {
  const check = process.argv.includes('--check')
  for (const [id, load] of Object.entries(rulesets)) {
    const { kinds } = await load()
    if (kinds === undefined) continue
    const page = `docs/reference/rulesets/${id}.md`
    const before = readFileSync(join(root, page), 'utf8')
    const text = withTables(page, before, kinds)
    if (text === before) continue
    if (check) console.error(`The tables of fields in ${page} are stale. Run: npm run generate`)
    else writeFileSync(join(root, page), text)
    if (check) process.exitCode = 1
  }
}

if (process.argv[1] === import.meta.filename) {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
