import type { Outcome } from '@fray/live/client'
import type { LivePrompt } from './live-prompt.ts'

/**
 * Does what somebody types about their own notes in a campaign: `notes` shows them, `note WORDS` adds a line, `notes shared` and
 * `notes private` say whether the referee reads them, `notes clear` empties them. False where the line is no such word.
 */
export async function tryNotes(prompt: LivePrompt, line: string): Promise<boolean> {
  const { connection } = prompt
  const { campaign } = connection.now
  const [, word, more = ''] = /^(notes?)(?:\s(.*))?$/.exec(line.trim()) ?? []
  const rest = more.trim()
  if (campaign === null || campaign.you === 'spectators' || word === undefined) return false
  const { text, shared } = campaign.note ?? { text: '', shared: false }
  const before = text
  const write = async (text: string, shared: boolean): Promise<true> => {
    await prompt.operation(connection.ask({ do: 'note', text, shared, before }) as Promise<Outcome>)
    return true
  }
  if (word === 'note' && rest !== '') return write(text === '' ? rest : `${text}\n${rest}`, shared)
  if (word === 'notes' && ['shared', 'private'].includes(rest)) return write(text, rest === 'shared')
  if (word === 'notes' && rest === 'clear') return write('', shared)
  const who = shared ? 'The referee reads them, too.' : 'Nobody else reads them.'
  prompt.tell([
    ...(text === '' ? ['You have no notes.'] : [...text.split('\n'), who]),
    ...(campaign.referee?.notes ?? []).flatMap((one) => [
      `Notes of ${campaign.people.find(({ person }) => person === one.person)?.name ?? one.person}:`,
      ...one.text.split('\n'),
    ]),
    'Type "note WORDS" to add a line, "notes shared", "notes private" or "notes clear".',
  ])
  return true
}
