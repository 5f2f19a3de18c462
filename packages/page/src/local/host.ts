/* The host in a worker of the browser: rules, computers and journals are here, and nowhere else in the page. */
import { readEncounterText, readJournalText } from '@fray/files'
import { Talk } from '@fray/host'
import { type AnyRuleset, formatLine, Session, type Setup } from '@fray/kernel'
import { policyNamed } from '@fray/lab'
import { type AnyPolicy, type AnySession, Play } from '@fray/seat'
import type { Opening, Seating } from '../door.ts'
import { keepFight, savedFight } from './saved.ts'

const texts = import.meta.glob('../../../../encounters/*/*.yaml', { query: '?raw', import: 'default' })

let talk: Talk | null = null

self.onmessage = async ({ data }: MessageEvent<{ readonly open: Opening } | { readonly say: string }>) => {
  try {
    if ('open' in data) postMessage({ seats: await open(data.open) })
    else postMessage({ said: await talk?.hear(data.say), to: data.say })
    if ('open' in data) postMessage({ said: talk?.begin() })
  } catch (error) {
    postMessage({ problem: error instanceof Error ? error.message : String(error) })
  }
}

async function open({ id, from, seating, dice, seed }: Opening): Promise<readonly string[]> {
  const saved = 'kept' in from ? await savedFight(id) : null
  if ('kept' in from && saved === null) throw new Error('This fight is not saved here.')
  const lines: string[] = saved === null ? [] : [...saved.lines]
  const how = (saved?.seating ?? seating) as Seating
  const { game, setup, journal } = await read(from, lines)
  const policies = policiesFor(game.rules, setup, how)
  const keep = () =>
    keepFight({ id, title: setup.title, ruleset: setup.ruleset, seating: how, changed: Date.now(), lines })
  const session = new Session(game.rules, setup, {
    seed: journal?.head.seed ?? seed ?? crypto.randomUUID(),
    dice: journal?.head.dice ?? dice,
    policies,
    settings: setup.seats.map(() => ({ reactions: 'ask', decisions: 'ask' })),
    reactions: game.rules.policies.get('aggressive') ?? null,
    onLine: (line) => {
      lines.push(formatLine(line))
      void keep()
    },
  }) as AnySession
  if (journal !== undefined) session.restore(journal.lines)
  const seats = setup.seats.filter((_, at) => policies[at] === null).map((seat) => seat.id)
  talk = new Talk(new Play(session, policies), seats)
  return seats
}

async function read(from: Opening['from'], lines: readonly string[]) {
  if ('kept' in from) {
    const reading = await readJournalText(`${lines.join('\n')}\n`, 'journal')
    if ('problems' in reading) throw new Error(reading.problems[0]?.message)
    return reading
  }
  const name = 'ready' in from ? from.ready : from.name
  const text = 'ready' in from ? ((await texts[`../../../../encounters/${name}`]?.()) as string) : from.text
  const reading = await readEncounterText(text, name)
  if ('problems' in reading) throw new Error(reading.problems[0]?.message)
  return { ...reading, journal: undefined }
}

/** Who plays each seat: null for a person here. */
function policiesFor(rules: AnyRuleset, setup: Setup, seating: Seating): (AnyPolicy | null)[] {
  const computer = policyNamed(
    rules,
    rules.policies.has('aggressive') ? 'aggressive' : ([...rules.policies.keys()][0] ?? ''),
  )
  const people = setup.seats.map((_, at) => at).filter((at) => at > 0)
  const mine = new Set(seating === 'hot-seat' ? [0, ...people] : people)
  return setup.seats.map((_, at) => (mine.has(at) ? null : computer))
}
