import { type Outcome, Refused } from '@fray/live/client'
import { isWordAlone } from '../screen/word-list.ts'
import { answerOf, whyRefused } from '../ui/answers.ts'
import { facesTyped } from '../ui/dice-request.ts'
import { isPlural } from '../ui/words.ts'
import { act } from './act.ts'
import { type Asked, askedOf, isSame } from './asked.ts'
import type { Guest, Then } from './guest.ts'
import { ConnectionEnded, type LivePrompt } from './live-prompt.ts'
import { afterFightWords, tryCampaignWord } from './lobby.ts'
import type { News } from './news.ts'
import { promptOf, show } from './show.ts'
import { tryWord } from './words.ts'

/**
 * How a table was left; `again` is the key of the same seat where the fight is played once more;
 * `moved` where a campaign has gone on to another fight, or to its lobby.
 */
export type Ending = 'over' | 'left' | 'ended' | 'moved' | { readonly again: string }

/** Plays at a live table until the fight is over, the person leaves, or the server ends it. */
export async function playOn(prompt: LivePrompt, news: News): Promise<Ending> {
  const guest: Guest = {
    prompt,
    ...{ chosen: '', field: '', part: null },
    shown: { asked: { kind: 'wait' }, actions: null, listing: { upTo: 0 } },
  }
  try {
    return await play(guest, news)
  } catch (error) {
    if (error instanceof ConnectionEnded) return 'ended'
    throw error
  }
}

async function play(guest: Guest, news: News): Promise<Ending> {
  const { prompt } = guest
  const { connection } = prompt
  const { fight } = connection.now
  const hasMoved = (): boolean => connection.now.fight !== fight || connection.now.table === null
  let then: Then = 'refresh'
  for (;;) {
    const { line: state, table } = connection.now
    if (state.state === 'ended') return 'ended'
    if (hasMoved()) return 'moved'
    if (table?.fight.over === true) {
      const ending = await over(guest)
      if (ending !== null) return ending
      then = 'refresh'
      continue
    }
    const asked = askedOf(connection.now, guest.chosen)
    if (then === 'refresh' || !isSame(asked, guest.shown.asked)) {
      try {
        guest.shown = await show(guest, asked)
      } catch (error) {
        // The turn is over by now, or the seat has been given away.
        if (!(error instanceof Refused)) throw error
      }
      then = 'stay'
    }
    if (guest.shown.asked.kind === 'wait' && prompt.isHolding) {
      await prompt.changed()
      continue
    }
    const before = connection.now.table
    const { returns } = news
    const isOtherwise = (): boolean => {
      const { now } = connection
      if (now.line.state === 'ended' || hasMoved() || now.table?.fight.over === true || news.returns !== returns)
        return true
      const next = askedOf(now, guest.chosen)
      return !isSame(next, guest.shown.asked) || (next.kind === 'command' && now.table !== before)
    }
    const line = await prompt.line(promptOf(guest.shown.asked, connection.now.table), isOtherwise)
    if (line === undefined) then = 'refresh'
    else if (line === null) return 'left'
    else then = await take(guest, line)
    if (then === 'leave') return 'left'
  }
}

/** Does what a line says. */
async function take(guest: Guest, line: string): Promise<Then> {
  const { prompt, shown } = guest
  const { asked } = shown
  if (line.trim() !== '' && !isAnswer(asked, line)) {
    if (await tryCampaignWord(prompt, line)) return 'stay'
    const then = await tryWord(guest, line)
    if (then !== null) return then
  }
  if (asked.kind === 'wait') return early(prompt, line)
  if (asked.kind === 'question') return answer(guest, asked, line)
  if (asked.kind === 'dice') return roll(prompt, asked, line)
  if (line.trim() === '') prompt.tell(['Type a key from the list, its words, or ? for help.'])
  else if (asked.kind === 'referee') return (await tryWord(guest, `referee ${line}`)) ?? 'stay'
  else if (asked.kind === 'stalemate') prompt.tell(['Type "go-on", or ? for help.'])
  else return command(guest, asked, line)
  return 'stay'
}

/** Whether a line is an answer to what is asked, though it begins with a word that is understood at any time. */
function isAnswer(asked: Asked, line: string): boolean {
  if (asked.kind !== 'question') return false
  const wanted = line.trim().toLowerCase()
  const { kind, options } = asked.question
  return (
    (kind === 'text' && !line.startsWith('/') && !isWordAlone(line)) ||
    options.some(({ value, label }) => [String(value), label].some((one) => one.toLowerCase() === wanted))
  )
}

/** What is typed while others decide. From a pipe it is for the next time that something is asked. */
async function early(prompt: LivePrompt, line: string): Promise<Then> {
  if (prompt.terminal.interactive) {
    if (line.trim() !== '')
      prompt.tell(['You have nothing to decide now. "who" says whom the fight waits for; type ? for help.'])
    return 'stay'
  }
  prompt.hold(line)
  return 'refresh'
}

async function answer(guest: Guest, { question }: Extract<Asked, { kind: 'question' }>, line: string): Promise<Then> {
  const { prompt, shown } = guest
  const value = answerOf(question, line, shown.listing)
  if (typeof value === 'object') {
    prompt.tell([value.reason])
    return 'stay'
  }
  const outcome = await prompt.during(prompt.connection.answer(question.id, value))
  if (!outcome.done) prompt.tell([`${whyRefused(question, line, outcome.reason)} [${outcome.rule}]`])
  return outcome.done ? 'refresh' : 'stay'
}

async function roll(prompt: LivePrompt, { dice }: Extract<Asked, { kind: 'dice' }>, line: string): Promise<Then> {
  const faces = line.trim() === '' ? null : facesTyped(line)
  if (line.trim() !== '' && faces?.length !== dice.sides.length) {
    prompt.tell([`Type what the dice show, ${dice.sides.length} in all, as in "14 7", or nothing to have them rolled.`])
    return 'stay'
  }
  return (await prompt.operation(prompt.connection.roll(faces))) ? 'refresh' : 'stay'
}

async function command(guest: Guest, asked: Extract<Asked, { kind: 'command' }>, line: string): Promise<Then> {
  const { prompt, shown } = guest
  const other = asked.others.find((who) => who.toLowerCase() === line.trim().toLowerCase())
  if (other !== undefined) {
    guest.chosen = other
    return 'refresh'
  }
  if (shown.actions === null) return 'refresh'
  const then = await act(prompt, shown.actions, line, (word) => tryWord(guest, word))
  if (then === 'refresh') guest.chosen = asked.who
  return then
}

/** Says who has won, and takes somebody at a terminal along when it is played again; null where the end was taken back. */
async function over(guest: Guest): Promise<Ending | null> {
  const { prompt } = guest
  const { connection } = prompt
  const { table, seat, campaign, fight } = connection.now
  const hasMoved = (): boolean => connection.now.fight !== fight || connection.now.table === null
  const side = table?.sides.find(({ id }) => id === table.fight.winner)
  const won = side === undefined ? 'nobody has won' : `${side.name} ${isPlural(side.name) ? 'win' : 'wins'}`
  prompt.tell([`The fight is over: ${won}.`])
  if (!prompt.terminal.interactive) return 'over'
  const isReferee = seat?.role === 'referee'
  prompt.tell([
    campaign !== null
      ? afterFightWords(campaign)
      : isReferee
        ? 'Type "again" to play it once more with everyone who is here, or nothing to leave.'
        : 'Wait here to join if the referee plays it once more; type nothing to leave.',
  ])
  const goesOn = (): boolean => {
    const { again, line, table: now } = connection.now
    return again !== null || hasMoved() || line.state === 'ended' || now?.fight.over === false
  }
  for (;;) {
    const line = (await prompt.line('> ', goesOn))?.trim()
    const { again, table: now } = connection.now
    if (again !== null) return { again: again.key }
    if (hasMoved()) return 'moved'
    if (now?.fight.over === false) return null
    if (line === undefined || line === '') return 'over'
    if (await tryCampaignWord(prompt, line)) continue
    if (isReferee && line === 'again') await prompt.operation(connection.ask({ do: 'again' }) as Promise<Outcome>)
    else if ((await tryWord(guest, line)) === 'leave') return 'left'
  }
}
