import { messageOf } from '@fray/kernel'
import type { Outcome, Snapshot } from '@fray/live/client'
import type { Guest, Then } from './guest.ts'
import type { LivePrompt } from './live-prompt.ts'

type Message = Parameters<LivePrompt['connection']['ask']>[0]

async function say({ prompt }: Guest, message: Message): Promise<Then> {
  await prompt.operation(prompt.connection.ask(message) as Promise<Outcome>)
  return 'stay'
}

/** Who sits at a seat, by what people call them or its id. */
function seatCalled({ presence }: Snapshot, name: string): string | null {
  const wanted = name.trim().toLowerCase()
  const found = presence?.seats.find((one) => one.name.toLowerCase() === wanted || one.seat === wanted)
  return found?.seat ?? null
}

/** The picture in a file, given to the present fight; null where that is not taken, which is said. */
async function given({ prompt }: Guest, file: string): Promise<string | null> {
  const { fight } = prompt.connection.now
  try {
    if (fight === null || prompt.give === null) throw new Error('No pictures can be given here.')
    return await prompt.give(fight, file.replace(/^(["'])(.*)\1$/, '$2'))
  } catch (error) {
    prompt.tell([messageOf(error)])
    return null
  }
}

/** What stands before and behind the first colon that a space follows; '' before it where there is none. */
function aroundColon(rest: string): readonly [string, string] {
  const [, before = '', behind = rest] = /^([^:]*): (.*)$/.exec(rest) ?? []
  return [before.trim(), behind.trim()]
}

/** What is typed besides the rules, by its word. */
export const TALK: Readonly<Record<string, (guest: Guest, rest: string) => Promise<Then>>> = {
  say: (guest, words) => say(guest, { do: 'write', words }),
  announce: (guest, words) => say(guest, { do: 'announce', words }),
  async whisper(guest, rest) {
    const { prompt } = guest
    const colon = rest.indexOf(':')
    const words = rest.slice(colon + 1).trim()
    const to = colon < 0 ? null : seatCalled(prompt.connection.now, rest.slice(0, colon))
    if (to !== null && words !== '') return say(guest, { do: 'write', words, to })
    const names = (prompt.connection.now.presence?.seats ?? []).map((one) => one.name)
    prompt.tell([`Say to whom, as in "whisper ${names[0] ?? 'Ann'}: words". Available: ${names.join(', ')}.`])
    return 'stay'
  },
  throw(guest, rest) {
    const said = rest.trim()
    const secretly = said.endsWith(' secretly')
    return say(guest, { do: 'throw-dice', dice: secretly ? said.slice(0, -' secretly'.length).trim() : said, secretly })
  },
  async portrait(guest, rest) {
    const { prompt } = guest
    const [name, file] = aroundColon(rest)
    const cards = prompt.connection.now.table?.cards ?? []
    const who = cards.find((card) => card.who.toLowerCase() === name.toLowerCase())?.who
    if (who === undefined || file === '') {
      const names = cards.map((card) => card.who).join(', ')
      prompt.tell([`Say whose, as in "portrait ${cards[0]?.who ?? 'Ada'}: face.jpg", or "none". Available: ${names}.`])
      return 'stay'
    }
    const picture = file === 'none' ? null : await given(guest, file)
    if (picture === null && file !== 'none') return 'stay'
    await say(guest, { do: 'portrait', who, picture })
    return 'stay'
  },
  async 'hand-out'(guest, rest) {
    const [name, file] = aroundColon(rest)
    const to = name === '' ? undefined : (seatCalled(guest.prompt.connection.now, name) ?? null)
    if (to === null || file === '') {
      guest.prompt.tell(['Say which file, as in "hand-out letter.png", or "hand-out Ann: letter.png" for one alone.'])
      return 'stay'
    }
    const picture = await given(guest, file)
    return picture === null ? 'stay' : say(guest, { do: 'hand-out', picture, ...(to !== undefined && { to }) })
  },
  point(guest, rest) {
    const said = rest.trim()
    const board = guest.prompt.connection.now.table?.board
    const zones = board?.kind === 'zones' ? board.zones : []
    const zone = zones.find(({ name }) => name.toLowerCase() === said.toLowerCase())
    return say(guest, { do: 'point', place: zone?.id ?? said })
  },
}
