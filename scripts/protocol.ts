/**
 * The tables and conversations in docs/reference/protocol.md: messages from their declarations, closes and refusals from theirs, and
 * conversations as they really go. Each stands between the marks `<!-- protocol: NAME -->` and `<!-- end of NAME -->`.
 *
 *   node scripts/protocol.ts           writes them
 *   node scripts/protocol.ts --check   writes nothing and fails when the page is not up to date
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import {
  CLOSES,
  heard,
  isCampaigning,
  isChange,
  isPicturing,
  isSeating,
  isTalking,
  MESSAGE_LIMITS,
  REFUSALS,
  said,
} from '@fray/live/protocol'
import * as z from 'zod/mini'
import { root } from './catalogue.ts'
import { cell, code } from './markdown.ts'
import { transcripts } from './transcripts.ts'

const page = 'docs/reference/protocol.md'

type Message = (typeof heard)[number] | (typeof said)[number]

const whatOf = (schema: z.ZodMiniType): string => z.globalRegistry.get(schema)?.description ?? ''

/** A field's sentence: its own, or that of what it may hold. */
function messageOf(schema: z.ZodMiniType): string {
  const own = whatOf(schema)
  if (own !== '') return own
  const { def } = schema._zod as unknown as { def: { innerType?: z.ZodMiniType; options?: z.ZodMiniType[] } }
  if (def.innerType !== undefined) return messageOf(def.innerType)
  return (def.options ?? [])
    .map(messageOf)
    .filter((one) => one !== '')
    .join(' Or: ')
}

const isLeftOut = (schema: z.ZodMiniType): boolean =>
  (schema._zod as unknown as { def: { type: string } }).def.type === 'optional'

/** Fields that every message of a table has are said once above it. */
function fieldsOf(message: Message, without: readonly string[]): string {
  const fields = Object.entries(message.shape as Record<string, z.ZodMiniType>).filter(
    ([name]) => !without.includes(name),
  )
  return fields
    .map(([name, schema]) => `${code(name)}${isLeftOut(schema) ? ' *or nothing*' : ''}: ${messageOf(schema)}`)
    .join(' ')
}

function tableOf(tag: 'do' | 'type', messages: readonly Message[], without: readonly string[]): string {
  const rows = messages.map((message) => {
    const shape = message.shape as unknown as Record<string, { def: { values: string[] } }>
    return `| ${code(shape[tag]?.def.values[0] ?? '')} | ${cell(whatOf(message))} | ${cell(fieldsOf(message, [tag, ...without]))} |`
  })
  return [`| ${code(tag)} | what it says | fields |`, '|---|---|---|', ...rows].join('\n')
}

const wordOf = (message: (typeof heard)[number]) => ({ do: message.shape.do.def.values[0] }) as never

const opening = heard.filter(
  (one) => 'protocol' in one.shape || ['resume', 'ping', 'bye'].includes(one.shape.do.def.values[0]),
)
const seating = heard.filter((one) => isSeating(wordOf(one)))
const campaigning = heard.filter((one) => isCampaigning(wordOf(one)))
const talking = heard.filter((one) => isTalking(wordOf(one)))
const picturing = heard.filter((one) => isPicturing(wordOf(one)))
const others: readonly unknown[] = [...seating, ...campaigning, ...talking, ...picturing]
const operations = heard.filter((one) => isChange(wordOf(one)) && !others.includes(one))
const known: readonly unknown[] = [...opening, ...others, ...operations]
const queries = heard.filter((one) => !known.includes(one))

const COMES_BACK = { never: 'no', now: 'at once', later: 'later' } as const

const parts: Readonly<Record<string, () => string | Promise<string>>> = {
  opening: () => tableOf('do', opening, []),
  queries: () => tableOf('do', queries, ['id', 'seat']),
  operations: () => tableOf('do', operations, ['id', 'seat', 'at', 'epoch']),
  seating: () => tableOf('do', seating, ['id']),
  talking: () => tableOf('do', talking, ['id']),
  picturing: () => tableOf('do', picturing, ['id']),
  campaigning: () => tableOf('do', campaigning, ['id']),
  said: () => tableOf('type', said, []),
  closes: () =>
    [
      '| name | number | comes back | what it means |',
      '|---|---|---|---|',
      ...Object.entries(CLOSES).map(
        ([name, { code: number, comeBack, what }]) =>
          `| ${code(name)} | ${number} | ${COMES_BACK[comeBack]} | ${what} |`,
      ),
    ].join('\n'),
  refusals: () =>
    [
      '| rule | temporary | what it means |',
      '|---|---|---|',
      ...Object.entries(REFUSALS).map(
        ([name, { temporary, what }]) => `| ${code(name)} | ${temporary ? 'yes' : 'no'} | ${what} |`,
      ),
    ].join('\n'),
  limits: () =>
    `A message has at most ${MESSAGE_LIMITS.characters} characters, ${MESSAGE_LIMITS.nesting} maps and lists within each other and ${MESSAGE_LIMITS.entries} entries in one; an id at most ${MESSAGE_LIMITS.id} characters, words at most ${MESSAGE_LIMITS.words}.`,
  ...Object.fromEntries(
    Object.entries(transcripts).map(([name, play]) => [
      `transcript ${name}`,
      async () =>
        ['```', ...(await play()).map((line) => (line.length > 400 ? `${line.slice(0, 399)}…` : line)), '```'].join(
          '\n',
        ),
    ]),
  ),
}

/** The page with all its parts as they are now. */
async function renewed(text: string): Promise<string> {
  let now = text
  for (const [name, make] of Object.entries(parts)) {
    const [begin, end] = [`<!-- protocol: ${name} -->`, `<!-- end of ${name} -->`]
    const [from, to] = [now.indexOf(begin), now.indexOf(end)]
    if (from < 0 || to < from)
      throw new Error(`${page} has no place for ${name}: it stands between ${begin} and ${end}.`)
    now = `${now.slice(0, from + begin.length)}\n${await make()}\n${now.slice(to)}`
  }
  return now
}

if (process.argv[1] === import.meta.filename) {
  const path = join(root, page)
  const was = readFileSync(path, 'utf8')
  const now = await renewed(was)
  if (now !== was) {
    if (process.argv.includes('--check')) {
      console.error(`${page} is stale. Run: npm run generate`)
      process.exitCode = 1
    } else writeFileSync(path, now)
  }
}
