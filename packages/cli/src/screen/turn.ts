import { either, it, own, put } from '../io/language.ts'
import { actionsShown, listWords, showActions } from '../ui/actions.ts'
import { chanceWords } from '../ui/chance-words.ts'
import { fieldKey } from '../ui/field-key.ts'
import { ChanceList, isHurried, WITHIN, WITHIN_PLAIN } from './chances.ts'
import { give, takeLine, type Wanted } from './choose.ts'
import { completer } from './complete.ts'
import { handOver } from './hand-over.ts'
import { showField, teach } from './show-field.ts'
import { type Outcome, type Sitting, tableOf } from './sitting.ts'
import { tryWord } from './words.ts'

/** Asks the person for a command of one whose turn it is; at the beginning of a turn the field comes first. */
export async function askTurn(sitting: Sitting): Promise<Outcome> {
  const { play, terminal } = sitting
  const { seat, who, others } = commanded(sitting)
  if (!(await handOver(sitting, seat, false))) return 'leave'
  teach(sitting)
  const key = fieldKey(tableOf(sitting), who)
  const isNew = sitting.shown !== key && sitting.map !== 'ask'
  // What was drawn before stays on the screen beside the list, as far as that goes.
  const taken = isNew
    ? showField(sitting, who)
    : terminal.height === Number.POSITIVE_INFINITY
      ? 0
      : terminal.height >> 1
  sitting.shown = key
  const actions = play.actions(seat, who)
  const keys = actionsShown(actions, tableOf(sitting)).map(({ key }) => key)
  const chances = new ChanceList(keys, (key, options) => play.chances(seat, key, options))
  const whole = await chances.work(isHurried(sitting) ? (terminal.plain ? WITHIN_PLAIN : WITHIN) : undefined)
  if (others.length > 0)
    terminal.tell(
      put('{who} can act. Type another name to switch: {others}.', { who: { who }, others: it(either(others)) }),
      '  ',
    )
  const room = terminal.height - taken - actions.cautions.length - (others.length > 0 ? 1 : 0) - PROMPT
  showActions(terminal, actions, tableOf(sitting), chances.known, Math.max(LEAST_ROOM, room))
  for (const caution of actions.cautions) terminal.tell(terminal.colours.faint(caution), '  ')
  if (!whole && !terminal.plain) void tellLater(sitting, chances)
  try {
    return await askLine(sitting, { seat, who, actions, prompt: promptFor(sitting, who) })
  } finally {
    chances.stop()
  }
}

/** Lines for the prompt and for chances that come late, and the fewest for the list. */
const PROMPT = 2
const LEAST_ROOM = 6

/** Works out the chances that were not in the list and tells them above the line that is being typed. */
async function tellLater({ lines }: Sitting, chances: ChanceList<string>): Promise<void> {
  const told = new Set(chances.known.keys())
  if (!(await chances.work())) return
  const found = [...chances.known].filter(([key, one]) => !told.has(key) && one !== null)
  const words = found.map(([key, one]) => `${key} ${one === null ? '' : chanceWords(one)}`)
  if (words.length > 0) lines.sayAbove(words.join('; '))
}

/** Whom the person commands now, with the seat, and who else may be commanded. */
function commanded(sitting: Sitting): { seat: string; who: string; others: string[] } {
  const { play, people, viewer, chosen } = sitting
  const may = [viewer, ...people.filter((seat) => seat !== viewer)].flatMap((seat) =>
    play.whoCanAct(seat).map((who) => ({ seat, who })),
  )
  const found = may.find(({ who }) => who === chosen) ?? may[0]
  if (found === undefined) throw new Error('Nobody can act.')
  return { ...found, others: may.map(({ who }) => who).filter((who) => who !== found.who) }
}

/** Who is to act and what is left to spend; on a narrow screen what is left stands on lines of its own. */
function promptFor(sitting: Sitting, who: string): string {
  const { terminal } = sitting
  const left = purse(sitting, who)
  if (who.length + left.length + ROOM_TO_TYPE <= terminal.width) return `${who}${left}> `
  terminal.tell(put('Left: {left}', { left: it(left.trim().slice(1, -1)) }), '  ')
  return `${who}> `
}

/** Columns that a prompt leaves for what is typed. */
const ROOM_TO_TYPE = 12

/** What is left to spend, for the prompt: ` (Action, 2 moves)`. */
function purse(sitting: Sitting, who: string): string {
  const budgets = tableOf(sitting).cards.find((card) => card.who === who)?.budgets ?? []
  if (budgets.length === 0) return ''
  const left = budgets.filter((budget) => budget.left > 0).map(({ words }) => words)
  return ` (${left.length === 0 ? own('nothing left') : left.join(', ')})`
}

/** Asks whose turn is next where a person may choose. */
export async function askNext(sitting: Sitting): Promise<Outcome> {
  const { play, terminal, people, viewer } = sitting
  const seat = [viewer, ...people].find((one) => play.whoCanAct(one).length > 0) ?? viewer
  if (!(await handOver(sitting, seat, false))) return 'leave'
  const names = people.flatMap((one) => play.whoCanAct(one))
  if (sitting.shown === '') {
    showField(sitting, '')
    sitting.shown = 'next'
  }
  terminal.tell(terminal.colours.strong('Whose turn is next?'))
  names.forEach((who, i) => terminal.tell(`${String(i + 1).padStart(4)}  ${who}${i === 0 ? '  (Enter)' : ''}`))
  for (;;) {
    const line = await sitting.lines.ask(`${own('next')}> `)
    if (line === null) return 'leave'
    const wanted = line.trim().toLowerCase()
    const who =
      wanted === '' ? names[0] : (names.find((name) => name.toLowerCase() === wanted) ?? names[Number(wanted) - 1])
    if (who !== undefined) {
      sitting.chosen = who
      if (await give(sitting, { actor: who, action: 'begin' })) return 'again'
      continue
    }
    const outcome = await tryWord(sitting, line, { kind: 'command', seat, who: names[0] ?? '', actions: null })
    if (outcome !== null && outcome !== 'stay') return outcome
    if (outcome === null) {
      const taken = await takeLine(sitting, line, { seat, who: null, actions: null })
      if (taken !== null) return taken
    }
  }
}

/** Asks where the fight has paused between two turns; Enter lets it go on. */
export const askPause = (sitting: Sitting): Promise<Outcome> =>
  askLine(sitting, { ...nobody(sitting), prompt: `${own('pause')}> `, enter: 'go-on' })

/** Asks where nobody but the referee may go on. */
export const askReferee = (sitting: Sitting): Promise<Outcome> =>
  askLine(sitting, { ...nobody(sitting), prompt: `${own('referee')}> ` })

/** Asks once the fight is over; Enter leaves. */
export const askAfterwards = (sitting: Sitting): Promise<Outcome> =>
  askLine(sitting, { ...nobody(sitting), prompt: `${own('over')}> `, enter: 'leave' })

const nobody = ({ viewer }: Sitting) => ({ seat: viewer, who: null, actions: null })

async function askLine(
  sitting: Sitting,
  wanted: Wanted & { readonly prompt: string; readonly enter?: 'go-on' | 'leave' },
): Promise<Outcome> {
  const { terminal, lines } = sitting
  lines.completer = completer(sitting, wanted.actions)
  for (;;) {
    const line = await lines.ask(wanted.prompt)
    if (line === null) return 'leave'
    const text = line.trim()
    if (text === '') {
      if (wanted.enter === 'leave') return 'leave'
      if (wanted.enter === 'go-on') {
        sitting.pausing = false
        return 'again'
      }
      terminal.tell(wanted.actions === null ? 'Type a command, or ? for help.' : listWords)
      continue
    }
    const outcome = await tryWord(sitting, text, {
      kind: 'command',
      who: wanted.who ?? '',
      seat: wanted.seat,
      actions: wanted.actions,
    })
    if (outcome === 'stay') continue
    if (outcome !== null) return outcome
    if (wanted.who !== null && turnsTo(sitting, text)) return 'again'
    if (tableOf(sitting).fight.over && !/^referee\s/i.test(text)) {
      terminal.tell('The fight is over: Enter leaves; "undo" and "referee ..." still work.')
      continue
    }
    const taken = await takeLine(sitting, text, wanted)
    if (taken !== null) return taken
  }
}

/** Turns to another combatant who may be commanded now, where the line is its name. */
function turnsTo(sitting: Sitting, text: string): boolean {
  const { play, people } = sitting
  const wanted = text.replace(/^(["'])(.*)\1$/, '$2').toLowerCase()
  const who = people.flatMap((seat) => play.whoCanAct(seat)).find((name) => name.toLowerCase() === wanted)
  if (who === undefined) return false
  sitting.chosen = who
  return true
}
