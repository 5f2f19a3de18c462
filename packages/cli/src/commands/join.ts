import { type Connection, connect, webSocket } from '@fray/live/client'
import { linkOf, readLink } from '@fray/live/protocol'
import { inSentences } from '../io/help-language.ts'
import { Lines } from '../io/lines.ts'
import { version } from '../io/made.ts'
import { badInput } from '../io/stop.ts'
import type { Terminal } from '../io/terminal.ts'
import { type GivePicture, givePictureTo } from '../join/give-picture.ts'
import { optionsIn, sayingIn, seenIn } from '../join/in-language.ts'
import { LivePrompt } from '../join/live-prompt.ts'
import { inLobby } from '../join/lobby.ts'
import { type Ending, playOn } from '../join/loop.ts'
import { News } from '../join/news.ts'
import { tellPacks } from '../ui/packs.ts'

/** What `fray join` is told. */
export interface JoinOptions {
  readonly name?: string
  /** The language of the table: `de`. */
  readonly lang?: string
}

/** The longest name that a server takes. */
const LONGEST_NAME = 60

/** `fray join [LINK]`: sits down at a live table of a server, with a terminal. Throws a {@link Stop} where the link leads nowhere. */
export async function join(terminal: Terminal, text: string | undefined, { name, lang }: JoinOptions): Promise<void> {
  const lines = new Lines(terminal)
  try {
    await joinBy(sayingIn(terminal), lines, text ?? (await linkFor(terminal, lines)), name, lang)
  } finally {
    lines.close()
  }
}

/** The link where it is not an argument: others on the machine see those. From FRAY_LINK, or from the one who sits at the terminal. */
async function linkFor(terminal: Terminal, lines: Lines): Promise<string> {
  const { FRAY_LINK = '' } = process.env
  if (FRAY_LINK !== '') return FRAY_LINK
  if (!terminal.interactive)
    throw badInput('Which table? Set FRAY_LINK to the link, or give it as an argument, in quotes.')
  return (await lines.ask(inSentences('The link to your seat: ')))?.trim() ?? ''
}

/** The same with lines from elsewhere and the link at hand. */
export async function joinBy(
  terminal: Terminal,
  lines: Lines,
  text: string,
  name: string | undefined,
  lang?: string,
): Promise<void> {
  const link = readLink(text)
  if (link === null)
    throw badInput('This is not a link to a table: one looks like http://127.0.0.1:3729/#/join/KEY; put it in quotes.')
  if (name !== undefined && (name.trim() === '' || name.length > LONGEST_NAME))
    throw badInput(`--name: give a name of 1 to ${LONGEST_NAME} characters.`)
  let called = name
  let own: string | null = null
  const sit = (key: string): Connection =>
    seenIn(
      connect(webSocket(link.socket), {
        key,
        program: `terminal ${version()}`,
        ...optionsIn(lang),
        ...(called !== undefined && { name: called }),
        admitted: (key) => {
          own = key
        },
      }),
      lang,
    )
  let connection = sit(link.key)
  try {
    const asksIn = await isOpenInvitation(connection)
    if (name === undefined && terminal.interactive && asksIn) {
      connection.close()
      called = (await lines.ask(inSentences('Your name: ')))?.trim().slice(0, LONGEST_NAME) || undefined
      connection = sit(link.key)
    }
    const { campaign } = connection.now
    if (campaign !== null && own !== null) {
      terminal.say(`Your own link, for every evening of ${campaign.title}: ${linkOf(link.base, own)}`)
      if (called === undefined && terminal.interactive)
        called = (await lines.ask(inSentences('Your name: ')))?.trim().slice(0, LONGEST_NAME) || undefined
    }
    let key = own ?? link.key
    const give = givePictureTo(link.base, () => key)
    for (let next = await sitDown(terminal, lines, connection, called, give); next !== null; ) {
      connection.close()
      key = next
      connection = sit(next)
      next = await sitDown(terminal, lines, connection, called, give)
    }
  } finally {
    connection.close()
  }
}

/** Waits until it is known whether the link asks to be let in, or nobody answers. */
function isOpenInvitation(connection: Connection): Promise<boolean> {
  return new Promise((resolve) => {
    const forget = connection.subscribe(({ line, table, campaign }) => {
      if (line.state === 'connecting' || (line.state === 'open' && table === null && campaign === null)) return
      forget()
      resolve(line.state === 'lobby')
    })
  })
}

/** Plays at a table; the key of the same seat where the fight is played once more, or null. */
async function sitDown(
  terminal: Terminal,
  lines: Lines,
  connection: Connection,
  called: string | undefined,
  give: GivePicture,
): Promise<string | null> {
  const news = new News()
  const prompt = new LivePrompt(terminal, lines, connection, news, give)
  try {
    let ending: Ending = 'moved'
    while (ending === 'moved') {
      if (await waitForTable(prompt)) return bye(terminal)
      await sayName(prompt, called)
      introduce(prompt)
      prompt.start()
      ending = await playOn(prompt, news)
    }
    const { line } = connection.now
    if (ending === 'ended' && line.state === 'ended') throw badInput(line.words)
    if (typeof ending === 'object') return ending.again
    return ending === 'left' ? bye(terminal) : null
  } finally {
    prompt.close()
  }
}

function bye(terminal: Terminal): null {
  terminal.say('You have left. The fight stays on the server: the same link leads back to it.')
  return null
}

/** Waits until there is a table, in the lobby where the link is one of a campaign; true where the person leaves instead. */
async function waitForTable(prompt: LivePrompt): Promise<boolean> {
  const { connection } = prompt
  while (connection.now.table === null) {
    const { line, campaign } = connection.now
    if (line.state === 'ended') throw badInput(line.words)
    if (campaign !== null && campaign.now === null) {
      if (await inLobby(prompt)) return true
    } else await prompt.changed()
  }
  return false
}

/** Tells the others what the person at this seat is called. */
async function sayName({ connection }: LivePrompt, name: string | undefined): Promise<void> {
  const { seat, presence } = connection.now
  const now = presence?.seats.find((one) => one.seat === seat?.id)?.name
  if (name === undefined || seat === null || seat.role === 'spectator' || now === name) return
  await connection.ask({ do: 'rename', seat: seat.id, name })
}

/** Says what the fight is, and whom one plays. */
function introduce(prompt: LivePrompt): void {
  const { table, seat, presence } = prompt.connection.now
  if (table === null) return
  const { cards, fight } = table
  const mine = cards.filter((card) => card.seat === seat?.id).map(({ who }) => who)
  const name = presence?.seats.find((one) => one.seat === seat?.id)?.name ?? seat?.id ?? ''
  const role =
    seat?.role === 'spectator' ? 'You watch.' : `You sit at "${name}" and play ${mine.join(', ') || 'nobody'}.`
  prompt.draw(() => {
    prompt.terminal.tell(prompt.terminal.colours.strong(fight.title || 'A fight'))
    for (const note of fight.notes) prompt.terminal.tell(`- ${note}`, '  ')
    tellPacks(prompt.terminal, fight.packs, '"packs" lists everything.')
    prompt.terminal.tell(`${role} Type ? for help.`)
  })
}
