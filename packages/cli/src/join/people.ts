import { freshSeed } from '../io/seed.ts'
import type { LivePrompt } from './live-prompt.ts'
import { waitingWords } from './news.ts'

/** `who`: who sits where, who is there, and for whom the fight waits. */
export function who(prompt: LivePrompt): void {
  const { now } = prompt.connection
  const own = now.seat?.id
  const seats = now.presence?.seats ?? []
  prompt.tell(
    [
      ...seats.map(({ seat, name, role, devices, by }) => {
        const there = devices === 0 ? 'not here' : devices === 1 ? 'here' : `here, ${devices} times`
        const answers =
          by === 'person' ? '' : `, played by ${by === 'referee' ? 'the referee' : `the computer (${by})`}`
        return `${name} (${seat === name ? role : `${seat}, ${role}`}): ${there}${answers}${seat === own ? '; this is you' : ''}`
      }),
      waitingWords(now) || (now.waits?.for === 'you' ? 'The fight waits for you.' : ''),
    ].filter((line) => line !== ''),
  )
}

/** `admit NAME [SEAT]` and `turn-away NAME`: what the referee says to one who asks to be let in. */
export async function answerGuest(prompt: LivePrompt, word: 'admit' | 'turn-away', rest: string): Promise<void> {
  const { presence } = prompt.connection.now
  const guests = presence?.guests ?? []
  const wanted = rest.trim().toLowerCase()
  const guest = guests.find(({ name }) => `${wanted} `.startsWith(`${name.toLowerCase()} `))
  if (guest === undefined) {
    const asking = guests.map(({ name }) => name).join(', ')
    prompt.tell([asking === '' ? 'Nobody asks to be let in.' : `Say who: ${asking}.`])
    return
  }
  const id = freshSeed()
  if (word === 'turn-away') {
    await prompt.during(prompt.connection.ask({ do: 'turn-away', id, guest: guest.guest }))
    return
  }
  const named = wanted.slice(guest.name.length).trim()
  const seats = presence?.seats ?? []
  const free =
    seats.find(({ role, devices }) => role === 'player' && devices === 0) ?? seats.find(({ role }) => role === 'player')
  const seat = named === '' ? free : seats.find((one) => one.seat === named)
  if (seat === undefined) {
    prompt.tell([`There is no such seat. Available seats: ${seats.map((one) => one.seat).join(', ')}.`])
    return
  }
  await prompt.during(prompt.connection.ask({ do: 'admit', id, guest: guest.guest, seat: seat.seat }))
  prompt.tell([`${guest.name} sits at ${seat.seat} now.`])
}
