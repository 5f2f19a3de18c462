import type { Outcome } from '@fray/live/client'
import type { CampaignTable } from '@fray/live/protocol'
import type { LivePrompt } from './live-prompt.ts'
import { lobbyNews, nextLine } from './lobby-news.ts'
import { tryNotes } from './notes.ts'

/** What the referee of a campaign may type between fights and after one. */
const REFEREE_WORDS =
  'Type "prepare NAME" to prepare a ready encounter, "next" to open the first of those prepared or "next 2" for another, "again" to play the present fight once more, "lobby" to leave it, "evening over" to end the evening.'

/** Who is here, whose heroes, what was, and for the referee what comes next. */
function lobbyLines(campaign: CampaignTable): string[] {
  const { title, now, evening, people, past, you } = campaign
  const here = people.map(({ person, name, heroes, devices }) => {
    const who = person === you ? `${name} (you)` : name
    const plays = heroes.length === 0 ? '' : `, plays ${heroes.join(', ')}`
    return `- ${who}: ${devices > 0 ? 'here' : 'away'}${plays}`
  })
  return [
    ...(now === null
      ? [`${title}: the lobby. ${evening === 'over' ? 'This evening is over.' : 'No fight is open.'}`]
      : []),
    ...here,
    ...(past.length === 0 ? [] : [`So far: ${past.map((one) => one.title).join('; ')}.`]),
    ...nextLine(campaign),
  ]
}

/** Does what the referee types about the campaign, and anybody about their notes; false where the line is no such word. */
export async function tryCampaignWord(prompt: LivePrompt, line: string): Promise<boolean> {
  const { connection } = prompt
  const { campaign } = connection.now
  if (await tryNotes(prompt, line)) return true
  if (campaign?.referee == null) return false
  const [word = '', ...words] = line.trim().split(/\s+/)
  const rest = words.join(' ')
  const say = async (message: Parameters<typeof connection.ask>[0]): Promise<true> => {
    await prompt.operation(connection.ask(message) as Promise<Outcome>)
    return true
  }
  if (word === 'prepare') return say({ do: 'prepare', encounter: rest.replace(/\.yaml$/, '') })
  if (word === 'again' && rest === '') return say({ do: 'again' })
  if (word === 'lobby' && rest === '') return say({ do: 'leave-fight' })
  if (word === 'evening' && rest === 'over') return say({ do: 'leave-fight', evening: true })
  if (word !== 'next') return false
  const prepared = campaign.referee.prepared[rest === '' ? 0 : Number(rest) - 1]?.prepared
  if (prepared !== undefined) return say({ do: 'open-next', prepared })
  const many = campaign.referee.prepared.length
  prompt.tell([many === 0 ? 'Nothing is prepared: type "prepare NAME" first.' : `Type a number from 1 to ${many}.`])
  return true
}

/** What leaves the lobby; the last two leave a fight. */
const LEAVING = new Set(['leave', 'quit', 'exit'])

/** Waits in the lobby of a campaign until a fight is open; true where the person leaves instead. */
export async function inLobby(prompt: LivePrompt): Promise<boolean> {
  const { connection, terminal } = prompt
  let shown: CampaignTable | null = null
  /** All of it at first, and then what has changed. */
  const show = (): void => {
    const { campaign } = connection.now
    // Once a fight is open it is shown instead.
    if (campaign?.now !== null || campaign === shown) return
    const lines = shown === null ? lobbyLines(campaign) : lobbyNews(shown, campaign)
    if (lines.length > 0) prompt.tell(lines)
    shown = campaign
  }
  const isElsewhere = (): boolean => connection.now.table !== null || connection.now.line.state === 'ended'
  show()
  const isReferee = connection.now.campaign?.referee != null
  prompt.tell([isReferee ? REFEREE_WORDS : 'The referee opens the next fight; "notes" are your own, "leave" leaves.'])
  while (!isElsewhere()) {
    if (!terminal.interactive) {
      await prompt.changed()
      continue
    }
    show()
    const { campaign } = connection.now
    const line = await prompt.line('lobby> ', () => isElsewhere() || connection.now.campaign !== campaign)
    if (line === null || LEAVING.has(line?.trim() ?? '')) return true
    if (line === undefined) continue
    if (line.trim() === 'who') prompt.tell(campaign === null ? [] : lobbyLines(campaign))
    else if (line.trim() !== '' && !(await tryCampaignWord(prompt, line)))
      prompt.tell([isReferee ? REFEREE_WORDS : 'Type "who" for who is here, "notes", or "leave".'])
  }
  return false
}

/** What there is to do after a fight of a campaign. */
export const afterFightWords = ({ referee }: CampaignTable): string =>
  referee === null
    ? 'Wait here: the referee opens the next fight. Type nothing to leave.'
    : `${REFEREE_WORDS} Type nothing to leave.`
