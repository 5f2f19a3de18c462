import type { AnswerValue } from '@fray/kernel'
import { type Chances, readTyped, type SeatQuestion } from '@fray/seat'
import { own } from '../io/language.ts'
import { answerOf, firstAnswers, type Listing, showQuestion, whyRefused } from '../ui/answers.ts'
import { answerWords } from '../ui/chance-words.ts'
import { ChanceList, isHurried, WITHIN, WITHIN_PLAIN } from './chances.ts'
import { handOver } from './hand-over.ts'
import { showField, teach } from './show-field.ts'
import { type Outcome, rulesOf, type Sitting, tableOf } from './sitting.ts'
import { HELP } from './word-list.ts'
import { tryWord } from './words.ts'

/** The first open question with the seat that answers it: one of the people's here, or what the computer leaves to them. */
function openQuestion({ play, people, viewer, referee }: Sitting): { seat: string; question: SeatQuestion } {
  for (const seat of [viewer, ...people, referee]) {
    const [question] = play.table(seat).questions
    if (question !== undefined) return { seat, question }
  }
  throw new Error('No question is open.')
}

/** Answers the open question for one who lets every moment to step in pass. Says whether it did. */
export function letPass(sitting: Sitting): boolean {
  const { play, skipping } = sitting
  const { seat, question } = openQuestion(sitting)
  const until = skipping.get(question.to)
  if (until === undefined || !question.reaction || question.decline === null) return false
  const now = 'done' in until ? until.done === play.done : until.round === play.table(seat).fight.round
  if (!now) skipping.delete(question.to)
  return now && play.answer(seat, question.id, question.decline).done
}

/** Puts the open question to the person and gives the answer. */
export async function askQuestion(sitting: Sitting): Promise<Outcome> {
  const { play, terminal, people } = sitting
  const { seat, question } = openQuestion(sitting)
  const asked = play.waitingFor.filter((one) => people.includes(one))
  if (asked.length > 1) sitting.secretAt = play.done
  const isSecret = sitting.secretAt === play.done
  if (!(await handOver(sitting, seat, isSecret))) return 'leave'
  teach(sitting)
  if (sitting.shown === '') showField(sitting, question.to)
  const who = question.to.charAt(0).toUpperCase() + question.to.slice(1)
  // Through a pipe they come only when they are asked for.
  const chances = new ChanceList(toWorkOut(sitting, question), async (at, options) => {
    const found = await play.optionChances(seat, question.id, { ...options, only: [at] })
    return found[at] ?? null
  })
  const whole = await chances.work(terminal.plain ? WITHIN_PLAIN : WITHIN)
  const listing = showQuestion(terminal, question, who, wordsOf(chances.known))
  hintOnce(sitting, question)
  if (!whole && !terminal.plain) void tellLater(sitting, question, chances)
  try {
    for (;;) {
      const line = await sitting.lines.ask(`${who}? `)
      if (line === null) return 'leave'
      const outcome = await tryWord(sitting, line, { kind: 'question', seat, question, listing })
      if (outcome === 'stay') continue
      if (outcome !== null) return outcome
      if (give(sitting, seat, question, line, listing) || !isOpen(sitting, seat, question)) return 'again'
    }
  } finally {
    chances.stop()
  }
}

/** Whether it is still asked: an answer that came to nothing may have closed it all the same. */
const isOpen = ({ play }: Sitting, seat: string, { id }: SeatQuestion): boolean =>
  play.table(seat).questions.some((one) => one.id === id)

/** The answers, by position, beside which their chances stand: those that are listed where somebody may step in or has few to choose from. */
function toWorkOut(sitting: Sitting, question: SeatQuestion): number[] {
  const wanted = question.kind === 'choice' && (question.reaction || question.options.length <= FEW)
  return wanted && isHurried(sitting) ? firstAnswers(question) : []
}

/** Answers that are no reaction have chances beside them where there are no more than this. */
const FEW = 4

/** What each answer may lead to, by position; nothing where all lead to the same. */
function wordsOf(known: ReadonlyMap<number, Chances | null>): Map<number, string> {
  const words = new Map([...known].map(([at, one]) => [at, one === null ? '' : answerWords(one)]))
  return new Set(words.values()).size > 1 ? words : new Map()
}

/** Works out the chances that were not in the list and tells them above the line that is being typed. */
async function tellLater({ lines }: Sitting, question: SeatQuestion, chances: ChanceList<number>): Promise<void> {
  const told = new Set(wordsOf(chances.known).keys())
  if (!(await chances.work())) return
  const numbers = firstAnswers(question)
  const late = [...wordsOf(chances.known)].filter(([at, words]) => words !== '' && !told.has(at))
  if (late.length > 0) lines.sayAbove(late.map(([at, words]) => `${numbers.indexOf(at) + 1}: ${words}`).join('; '))
}

function give(sitting: Sitting, seat: string, question: SeatQuestion, line: string, listing: Listing): boolean {
  const { terminal } = sitting
  const answer = answerOf(question, line, listing)
  if (typeof answer === 'object') {
    terminal.tell(isCommand(sitting, line) ? WAITING : answer.reason)
    return false
  }
  const outcome = answerWith(sitting, seat, question, answer)
  if (!outcome.done) {
    const why = whyRefused(question, line, outcome.reason)
    const known = isCommand(sitting, line) && !question.takesCommands ? WAITING : `${own(why)} [${outcome.rule}]`
    terminal.tell(known)
  }
  return outcome.done
}

/** Gives the answer; words that are none of the listed ones are a command of the one who is asked, where that answers it. */
function answerWith({ play }: Sitting, seat: string, question: SeatQuestion, answer: AnswerValue) {
  const isListed = question.options.some(({ value }) => value === answer)
  if (!question.takesCommands || isListed) return play.answer(seat, question.id, answer)
  try {
    const around = { things: [], others: [], help: HELP }
    return play.submit(seat, readTyped(play, seat, String(answer), question.to, around))
  } catch (error) {
    return { done: false, rule: question.rule, reason: (error as Error).message } as const
  }
}

const WAITING = 'Commands wait until this is answered: Enter answers it, "why" says what is not possible.'

/** Whether the line would be a command somewhere else: `attack Gob`, `Ada attack Gob`. */
function isCommand(sitting: Sitting, line: string): boolean {
  const { actions } = rulesOf(sitting)
  const words = line.trim().toLowerCase().split(/\s+/)
  const names = ['referee', ...tableOf(sitting).cards.map(({ who }) => who.toLowerCase())]
  const isNamed = names.some((name) => `${words.join(' ')} `.startsWith(`${name} `))
  return isNamed && words.slice(1).some((word) => actions.has(word))
}

/** How to be asked less, said where somebody may step in for the first time. */
function hintOnce(sitting: Sitting, question: SeatQuestion): void {
  if (sitting.hinted || !question.reaction) return
  sitting.hinted = true
  const hint = '("no": decline. "skip": do not ask again during this action; "skip round": not this Round.)'
  sitting.terminal.tell(sitting.terminal.colours.faint(hint), '  ')
}
