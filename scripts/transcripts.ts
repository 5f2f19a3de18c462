/** Conversations with a live table for docs/reference/protocol.md, as they really go: one line for each message, from and to each client. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Game } from '@fray/kernel'
import {
  type FightServer,
  type Hosting,
  type Listener,
  MemoryAccessTokens,
  MemoryStore,
  openFightServer,
} from '@fray/live/host'
import { rulesets } from '@fray/rulesets'
import { parse } from 'yaml'
import { root } from './catalogue.ts'

/** Messages that are done with, so that the next can be said. */
async function settle(): Promise<void> {
  for (let i = 0; i < 50; i++) await Promise.resolve()
}

/** A client that says what it is told to say, and writes down what it hears. */
class Client {
  private readonly name: string
  private readonly page: string[]
  private door: Listener | null = null
  heard: Record<string, unknown>[] = []

  constructor(name: string, page: string[]) {
    this.name = name
    this.page = page
  }

  open(fightServer: FightServer): void {
    this.door = fightServer.accept({
      send: (text) => {
        const said = JSON.parse(text) as Record<string, unknown>
        this.heard.push(said)
        this.page.push(`${this.name} < ${brief(said)}`)
      },
      close: (why) => this.page.push(`${this.name} < (closed: ${why})`),
      waiting: 0,
    })
  }

  async say(message: Record<string, unknown>): Promise<void> {
    const text = JSON.stringify(message)
    this.page.push(`${this.name} > ${text}`)
    this.door?.hear(text)
    await settle()
  }

  lose(): void {
    this.page.push(`${this.name} x the connection breaks`)
    this.door?.gone()
    this.door = null
  }

  /** The last that was heard of a type. */
  last(type: string): Record<string, never> {
    return (this.heard.findLast((one) => one.type === type) ?? {}) as Record<string, never>
  }
}

/** A message with the tables, changes and numbers left out that would fill pages. */
function brief(said: Record<string, unknown>): string {
  const short = Object.fromEntries(
    Object.entries(said).map(([key, value]) => {
      if (key === 'table') return [key, '…']
      if (key === 'told')
        return [key, (value as { n: number; words: string }[]).map(({ n, words }) => ({ n, words, '…': 0 }))]
      if (key === 'changes') return [key, (value as { path: string[] }[]).length > 2 ? ['…'] : value]
      if (key === 'value') return [key, '…']
      return [key, value]
    }),
  )
  return JSON.stringify(short).replaceAll(',"…":0', ', …').replaceAll('["…"]', '[…]').replaceAll('"…"', '{…}')
}

async function hall(
  file: string,
): Promise<{ fightServer: FightServer; keyTo: (seat: string | null) => Promise<string> }> {
  let n = 0
  const chance = () => `secret-${++n}`
  const accessTokens = new MemoryAccessTokens(chance)
  const hosting: Hosting = {
    ...{ store: new MemoryStore(() => 0), accessTokens, program: 'fray 0.1.0', now: () => 0 },
    chance,
    game: async (id) => (Object.hasOwn(rulesets, id) ? await (rulesets[id] as () => Promise<Game>)() : null),
  }
  const fightServer = openFightServer(hosting)
  const encounter: unknown = parse(readFileSync(join(root, file), 'utf8'))
  const started = await fightServer.start({ encounter, seed: 'seven' })
  if ('problems' in started) throw new Error(started.problems[0]?.message)
  return { fightServer, keyTo: (seat) => accessTokens.make({ fight: started.fight, seat }) }
}

const hello = (key: string, more: Record<string, unknown> = {}) => ({
  do: 'hello',
  protocol: 1,
  program: 'page 0.1.0',
  key,
  ...more,
})

/** The referee and Ann come to a fight; Ann by the key to a seat, or by an open invitation. */
async function bothAt(file: string, seat: string | null, more: Record<string, unknown> = {}) {
  const page: string[] = []
  const { fightServer, keyTo } = await hall(file)
  const referee = new Client('referee', page)
  const ann = new Client('ann', page)
  referee.open(fightServer)
  await referee.say(hello(await keyTo('referee')))
  const key = await keyTo(seat)
  ann.open(fightServer)
  await ann.say(hello(key, more))
  return { page, fightServer, referee, ann, key }
}

/** Somebody follows an open invitation, is let in, and the fight goes on. */
async function join_(): Promise<string[]> {
  const { page, referee, ann } = await bothAt('encounters/zones/duel.yaml', null, { name: 'Ann' })
  await referee.say({ do: 'admit', id: 'r1', guest: 'guest-1', seat: 'players' })
  await ann.say({ do: 'actions', id: 'a1' })
  const seq = ann.last('table').seq
  await ann.say({ do: 'submit', id: 'a2', action: { actor: 'Ada', action: 'move', zone: 'yard' }, at: seq })
  await ann.say({ do: 'submit', id: 'a3', action: { actor: 'Ada', action: 'move', zone: 'lane' }, at: seq })
  return page
}

/** The line breaks after an answer was sent: the same message with the same id finds out what became of it. */
async function lost(): Promise<string[]> {
  const { page, fightServer, ann, key } = await bothAt('encounters/weapon-speed/two-wells.yaml', 'players')
  page.length = 0
  const { table, seq } = ann.last('table') as unknown as {
    table: { questions: { id: string; preset: string }[] }
    seq: number
  }
  const { epoch } = ann.last('welcome')
  const [question] = table.questions
  if (question === undefined) throw new Error('Nobody is asked.')
  const answer = { do: 'answer', id: 'a1', question: question.id, value: question.preset }
  const told = page.length
  await ann.say(answer)
  // What the host said did not arrive.
  page.splice(told + 1, page.length, ...page.slice(told + 1).filter((line) => !line.startsWith('ann')))
  ann.lose()
  ann.open(fightServer)
  await ann.say(hello(key, { resume: { epoch, seq } }))
  await ann.say(answer)
  return page
}

/** A step is taken back. */
async function undone(): Promise<string[]> {
  const { page, ann } = await bothAt('encounters/zones/duel.yaml', 'players')
  page.length = 0
  await ann.say({
    do: 'submit',
    id: 'a1',
    action: { actor: 'Ada', action: 'move', zone: 'yard' },
    at: ann.last('table').seq,
  })
  await ann.say({ do: 'undo', id: 'a2', at: ann.last('accepted').at })
  return page
}

/** The conversations by name. */
export const transcripts: Readonly<Record<string, () => Promise<string[]>>> = { join: join_, lost, undo: undone }
