import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { isWhole } from '../../../scripts/tests/effort.ts'
import { encounterText, start, startHere } from './running.ts'

type Json = Record<string, unknown>
interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly requestBody?: { readonly required?: boolean; readonly content: Record<string, { schema?: Json }> }
  readonly responses: Record<string, Response>
}
interface Response {
  readonly $ref?: string
  readonly content?: Record<string, { schema?: Json }>
}
interface Document {
  readonly openapi: string
  readonly servers: readonly { url: string }[]
  readonly tags: readonly { name: string }[]
  readonly paths: Record<string, Record<string, Operation>>
  readonly components: { readonly schemas: Record<string, Json>; readonly responses: Record<string, Response> }
}

const METHODS = ['get', 'post', 'put', 'delete']

const documentOf = async (base: string): Promise<{ text: string; doc: Document }> => {
  const text = await (await fetch(`${base}api/openapi.json`)).text()
  return { text, doc: JSON.parse(text) as Document }
}

const operationsOf = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => {
      const operation = methods[method]
      return operation === undefined ? [] : [{ path, method, operation }]
    }),
  )

/** All that stands anywhere in a value. */
function* within(value: unknown): Generator<Json> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield value as Json
  for (const one of Object.values(value)) yield* within(one)
}

test('every answer has a schema of its own name, every reference leads somewhere, and all is light', async () => {
  const { base } = await startHere()
  const { text, doc } = await documentOf(base)
  expect(text.length).toBeLessThan(150_000)
  expect(doc.servers[0]?.url).toBe(base.replace(/\/$/, ''))
  const all = operationsOf(doc)
  expect(all.length).toBeGreaterThan(70)
  const tags = doc.tags.map(({ name }) => name)
  for (const { path, method, operation } of all) {
    const at = `${method} ${path}`
    expect(tags, at).toContain(operation.tags[0])
    for (const response of Object.values(operation.responses))
      for (const { schema } of Object.values(responseIn(doc, response)?.content ?? {}))
        expect(Object.keys(schema ?? {}), at).not.toEqual([])
    const sent = operation.requestBody?.content['application/json']?.schema
    if (Array.isArray(sent?.required)) expect(operation.requestBody?.required, at).toBe(true)
    expect(operation.responses.default?.$ref, at).toBe('#/components/responses/problem')
  }
  expect(new Set(all.map(({ operation }) => operation.operationId)).size).toBe(all.length)
  for (const [path, { parameters = [] }] of Object.entries(doc.paths)) {
    const named = (parameters as readonly Json[]).flatMap(({ $ref, name, in: place }) =>
      $ref === undefined ? (place === 'path' ? [name] : []) : [String($ref).split('/').at(-1)],
    )
    const inAddress = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name)
    expect(named, path).toEqual(inAddress)
  }
  for (const { $ref } of within(doc)) {
    if ($ref === undefined) continue
    const found = String($ref)
      .slice(2)
      .split('/')
      .reduce<unknown>((now, key) => (now as Json | undefined)?.[key], doc)
    expect(found, String($ref)).toBeDefined()
  }
})

interface Validator {
  addSchema(schema: object, key: string): void
  compile(schema: object): ((value: unknown) => boolean) & { errors?: unknown }
}

type Reader = (at: string, schema: object, value: unknown) => void

/** A reader of answers by the document: objects with fields have these fields and no others. */
function readerOf(doc: Document): Reader {
  // What Fastify checks with, which is no dependency of Fray's own.
  const { Ajv2020 } = createRequire(createRequire(import.meta.url).resolve('fastify'))('ajv/dist/2020.js') as {
    Ajv2020: new (options: object) => Validator
  }
  const ajv = new Ajv2020({ strict: false })
  const closed = structuredClone(doc)
  for (const one of within(closed.components.schemas))
    if (one.type === 'object' && one.properties !== undefined) one.additionalProperties ??= false
  ajv.addSchema(closed, 'doc')
  const known = new Map<string, ReturnType<Validator['compile']>>()
  return (at, schema, value) => {
    const text = JSON.stringify(schema).replaceAll('"#/', '"doc#/')
    const validate = known.get(text) ?? ajv.compile(JSON.parse(text))
    known.set(text, validate)
    expect(validate(value), `${at}: ${JSON.stringify(validate.errors)}`).toBe(true)
  }
}

/** What a response is, wherever it stands. */
const responseIn = ({ components }: Document, response: Response | undefined): Response | undefined =>
  response?.$ref === undefined ? response : components.responses[response.$ref.split('/').at(-1) ?? '']

/** Any refusal, of a fight or before it. */
const PROBLEM = { anyOf: ['Problem', 'Refused'].map((name) => ({ $ref: `#/components/schemas/${name}` })) }

const GAMES = [
  'zones/duel.yaml',
  'shock/gap-in-the-hedge.yaml',
  'free-hits/heel.yaml',
  'escalation/cider-press.yaml',
  'weapon-speed/clock-yard.yaml',
]

test.each(isWhole ? GAMES : GAMES.slice(0, 1))(
  'a fight of %s is answered as the document says, whatever is asked',
  async (file) => {
    const { base } = await startHere({
      ready: { list: [{ name: 'a', ruleset: 'b', title: 'c', line: 'd' }], read: () => null },
    })
    const { doc } = await documentOf(base)
    const read = readerOf(doc)
    const { fight, links } = await start(base, encounterText(file))
    const keys = Object.fromEntries(Object.entries(links).map(([seat, link]) => [seat, link.split('/join/')[1] ?? '']))
    const seen = new Set<string>()
    const ask = async <T = Json>(
      method: string,
      path: string,
      seat: string,
      sent?: unknown,
      id?: string,
    ): Promise<T> => {
      const headers = { authorization: `Bearer ${keys[seat]}`, 'content-type': 'application/json' }
      const address = path.replace('{fight}', id ?? fight)
      const body = sent === undefined ? {} : { body: JSON.stringify(sent) }
      const response = await fetch(`${base}${address.slice(1)}`, { method, headers, ...body })
      const value = (await response.json()) as T
      const route = path.split('?')[0] ?? ''
      const responses = doc.paths[route]?.[method.toLowerCase()]?.responses ?? {}
      const status = String(response.status) in responses ? String(response.status) : 'default'
      seen.add(`${method} ${route} ${status}`)
      const declared = responseIn(doc, responses[status])?.content?.['application/json']?.schema
      if (status === 'default') read(`${method} ${route} ${response.status}`, PROBLEM, value)
      else read(`${method} ${route} ${status}`, declared ?? { not: {} }, value)
      return value
    }
    let n = 0
    const change = (seat: string, word: string, fields: object = {}) =>
      ask<{ type: string }>('POST', `/api/fights/{fight}/${word}`, seat, { id: `i${++n}`, ...fields })
    const query = (seat: string, word: string, fields: object = {}) =>
      ask<{ value: never }>('POST', `/api/fights/{fight}/${word}`, seat, fields)

    await ask('GET', '/api/encounters', 'referee')
    await ask('GET', '/api/fights', 'referee')
    await ask('GET', '/api/campaigns', 'referee')
    await ask('GET', '/api/seat', 'players')
    await ask('GET', '/api/invitation', 'players')
    type View = {
      table: { questions: Question[]; turn: { who: string[] }; cards: { who: string }[]; fight: { over: boolean } }
    }
    type Question = { id: string; decline: unknown; preset: unknown }
    type Legal = { actions: { groups: { actions: { key: string; asks: unknown[]; drastic: unknown }[] }[] } | null }
    const seats = Object.keys(links)
    for (let step = 0; step < 12; step++) {
      let isDone = true
      for (const seat of seats) {
        const { table } = await ask<View>('GET', '/api/fights/{fight}', seat)
        if (table.fight.over) continue
        const [question] = table.questions
        if (question !== undefined) {
          await query(seat, 'option-chances', { question: question.id, branches: 50 })
          await change(seat, 'answer', { question: question.id, value: question.decline ?? question.preset })
          isDone = false
        } else if (table.turn.who.length > 0) {
          const { actions } = await ask<Legal>(
            'GET',
            `/api/fights/{fight}/legal${step === 1 ? '?chances=yes' : ''}`,
            seat,
          )
          const whole = (actions?.groups ?? [])
            .flatMap((group) => group.actions)
            .filter((one) => one.asks.length === 0 && one.drastic === null)
          const chosen = whole[(step * 7) % Math.max(1, whole.length)]
          if (chosen !== undefined) await change(seat, 'submit', { action: chosen.key })
          isDone = false
        }
      }
      if (isDone) break
    }
    const { table } = await ask<View>('GET', '/api/fights/{fight}', 'referee')
    const [a = { who: '' }, b = { who: '' }] = table.cards
    await query('referee', 'table')
    await query('referee', 'actions')
    await query('referee', 'chances', { action: 'zz9' })
    for (const word of ['reach', 'threat', 'values']) await query('referee', word, { who: a.who })
    await query('referee', 'between', { who: a.who, other: b.who })
    await query('referee', 'about', { kind: 'rule', name: 'nothing' })
    await query('referee', 'orders')
    await query('referee', 'read', { line: 'end the fight', who: 'referee' })
    await query('referee', 'stat-line', { line: 'x' })
    for (const word of ['told', 'account', 'steps', 'seats']) await query('referee', word)
    await query('referee', 'step', { n: 1 })
    await change('referee', 'settings')
    await change('referee', 'invite', { to: 'spectators' })
    await change('referee', 'pause', { on: false })
    await change('referee', 'rename', { seat: 'referee', name: 'Bo' })
    await change('referee', 'undo', { at: 9999 })
    await change('players', 'undo', { what: 1 })
    await change('players', 'write', { words: 'Hello' })
    await ask('GET', '/api/fights/{fight}/news?epoch=other&seq=0&wait=0', 'players')
    await ask('POST', '/api/fights/{fight}/simulate', 'referee', { trials: 20 })
    await ask('POST', '/api/fights/{fight}/simulate', 'players', { trials: 20 })
    await ask('POST', '/api/fights', 'referee', { encounter: { ruleset: 'zones', combatants: { A: { from: 'b' } } } })
    await ask('GET', '/api/lab/runs', 'players')
    expect([...seen].filter((one) => / 409$| 400$| 422$| default$/.test(one)).length).toBeGreaterThan(4)
    expect(seen.size).toBeGreaterThan(30)
  },
  120_000,
)
