import type { Outcome, Snapshot } from '@fray/live/client'
import type { Conversation } from './conversation.ts'
import type { Guest, Then } from './guest.ts'

type Message = Parameters<Conversation['connection']['ask']>[0]

async function say({ conversation }: Guest, message: Message): Promise<Then> {
  await conversation.operation(conversation.connection.ask(message) as Promise<Outcome>)
  return 'stay'
}

/** Who sits at a seat, by what people call them or its id. */
function seatCalled({ presence }: Snapshot, name: string): string | null {
  const wanted = name.trim().toLowerCase()
  const found = presence?.seats.find((one) => one.name.toLowerCase() === wanted || one.seat === wanted)
  return found?.seat ?? null
}

/** What is typed besides the rules, by its word. */
export const TALK: Readonly<Record<string, (guest: Guest, rest: string) => Promise<Then>>> = {
  say: (guest, words) => say(guest, { do: 'write', words }),
  announce: (guest, words) => say(guest, { do: 'announce', words }),
  async whisper(guest, rest) {
    const { conversation } = guest
    const colon = rest.indexOf(':')
    const words = rest.slice(colon + 1).trim()
    const to = colon < 0 ? null : seatCalled(conversation.connection.now, rest.slice(0, colon))
    if (to !== null && words !== '') return say(guest, { do: 'write', words, to })
    const names = (conversation.connection.now.presence?.seats ?? []).map((one) => one.name)
    conversation.tell([`Say to whom, as in "whisper ${names[0] ?? 'Ann'}: words". Available: ${names.join(', ')}.`])
    return 'stay'
  },
  throw(guest, rest) {
    const said = rest.trim()
    const secretly = said.endsWith(' secretly')
    return say(guest, { do: 'throw-dice', dice: secretly ? said.slice(0, -' secretly'.length).trim() : said, secretly })
  },
  point(guest, rest) {
    const said = rest.trim()
    const board = guest.conversation.connection.now.table?.board
    const zones = board?.kind === 'zones' ? board.zones : []
    const zone = zones.find(({ name }) => name.toLowerCase() === said.toLowerCase())
    return say(guest, { do: 'point', place: zone?.id ?? said })
  },
}
