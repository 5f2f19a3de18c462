import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readEncounterText } from '@fray/files'
import { Session } from '@fray/kernel'
import { policyNamed } from '@fray/lab'
import { lines } from '@fray/live/protocol'
import { type AnyPolicy, type AnySession, type Change, Play, patch } from '@fray/seat'
import { describe, expect, it } from 'vitest'
import { type JsonlMessage, JsonlTable } from '../src/index.ts'

const root = join(import.meta.dirname, '../../../..')

async function duel(): Promise<{ jsonl: JsonlTable; play: Play; me: string }> {
  const file = 'encounters/zones/duel.yaml'
  const reading = await readEncounterText(readFileSync(join(root, file), 'utf8'), file)
  if ('problems' in reading) throw new Error(reading.problems[0]?.message)
  const { game, setup } = reading
  const computer = policyNamed(game.rules, 'aggressive') as AnyPolicy
  const session = new Session(game.rules, setup, { seed: 'seven' }) as AnySession
  const play = new Play(session, [computer, null])
  const me = setup.seats[1]?.id ?? ''
  return { play, me, jsonl: new JsonlTable(play, [me]) }
}

const only = (said: readonly JsonlMessage[], type: JsonlMessage['type']) => said.filter((one) => one.type === type)
const hear = (jsonl: JsonlTable, message: unknown) => jsonl.hear(JSON.stringify(message))

describe('a fight in lines of JSON', () => {
  it('begins with a greeting, the table, what has been told, and whom it waits for', async () => {
    const { jsonl, play, me } = await duel()
    const said = jsonl.start()
    expect(said[0]).toEqual({
      type: 'hello',
      jsonl: 1,
      ruleset: 'zones',
      title: play.table(me).fight.title,
      seats: [me],
    })
    expect(only(said, 'table')).toEqual([{ type: 'table', seat: me, table: play.table(me) }])
    expect(only(said, 'told')).toHaveLength(play.told(me).length)
    expect(said.at(-1)).toEqual({ type: 'waits', for: 'person', seats: [me] })
  })

  it('is played to its end, and the changes make the table', async () => {
    const { jsonl, play, me } = await duel()
    let table: unknown = null
    let waits = ''
    let told = 0
    const take = (said: readonly JsonlMessage[]) => {
      for (const one of said) {
        if (one.type === 'table') table = one.table
        if (one.type === 'changes') table = patch(table, one.changes as Change[])
        if (one.type === 'told') told++
        if (one.type === 'waits') waits = one.for
      }
    }
    take(jsonl.start())
    for (let i = 0; waits !== 'over' && i < 500; i++) {
      const [question] = play.table(me).questions
      if (question !== undefined) {
        take(await hear(jsonl, { do: 'answer', question: question.id, value: question.decline ?? question.preset }))
        continue
      }
      const [listed] = only(await hear(jsonl, { do: 'actions' }), 'result') as Extract<
        JsonlMessage,
        { type: 'result' }
      >[]
      const { groups } = (listed as { value: unknown }).value as ReturnType<Play['actions']>
      const whole = groups.flatMap(({ actions }) => actions).filter(({ asks }) => asks.length === 0)
      const action = whole.find(({ action }) => action === 'attack') ?? whole[i % whole.length]
      take(await hear(jsonl, { do: 'submit', action: action?.key }))
      expect(table).toEqual(play.table(me))
    }
    expect(waits).toBe('over')
    expect(told).toBe(play.told(me).length)
  })

  it('answers each message with its id', async () => {
    const { jsonl, me } = await duel()
    jsonl.start()
    await hear(jsonl, { do: 'submit', action: { actor: 'Ada', action: 'begin' } })
    const [listed] = (await hear(jsonl, { do: 'actions' })) as Extract<JsonlMessage, { type: 'result' }>[]
    const [attack] = ((listed as { value: unknown }).value as ReturnType<Play['actions']>).groups.flatMap(
      ({ actions }) => actions,
    )
    for (const message of [
      { do: 'table', id: 1 },
      { do: 'actions', id: 'b', seat: me },
      { do: 'reach', id: 3, who: 'Ada' },
      { do: 'threat', id: 4, who: 'Ada' },
      { do: 'between', id: 5, who: 'Ada', other: 'Corwin' },
      { do: 'about', id: 6, kind: 'rule', name: 'default-dr' },
      { do: 'told', id: 7 },
      { do: 'settings', id: 8 },
      { do: 'chances', id: 9, action: attack?.key },
    ]) {
      const [said] = await hear(jsonl, message)
      expect(said).toMatchObject({ type: 'result', re: message.id })
      expect((said as Extract<JsonlMessage, { type: 'result' }>).value).not.toBeNull()
    }
  })

  it.each([
    ['{', 'This is not JSON'],
    ['[]', 'A message is one JSON object'],
    ['{"do":"dance"}', '"do" says what is wanted: table, actions,'],
    ['{"do":"table","seat":"nobody"}', 'You sit at the seat'],
    ['{"do":"submit"}', '"submit": "action" is missing.'],
    [
      '{"do":"submit","action":"z99"}',
      'No action with the key "z99" was listed to this seat: list what may be done, or give a command.',
    ],
    ['{"do":"answer","question":"q9","value":1}', 'The question q9 is not open any more.'],
    ['{"do":"table","__proto__":{"x":1}}', 'A field cannot be called "__proto__".'],
    ['{"do":"reach","who":"Nobody"}', 'Nobody'],
    ['{"do":"actions","who":"Corwin"}', 'Corwin'],
  ])('%s gets a sentence, and changes nothing', async (text, message) => {
    const { jsonl, play, me } = await duel()
    jsonl.start()
    const before = JSON.stringify(play.table(me))
    const said = await jsonl.hear(text)
    expect(said).toEqual([expect.objectContaining({ type: 'refused', reason: expect.stringContaining(message) })])
    expect(JSON.stringify(play.table(me))).toBe(before)
  })

  it('is told of in docs/reference/seat.md, every message of it', () => {
    const page = readFileSync(join(root, 'docs/reference/seat.md'), 'utf8')
    for (const name of lines.map((one) => one.shape.do.def.values[0])) expect(page).toContain(`| \`${name}\` |`)
  })
})
