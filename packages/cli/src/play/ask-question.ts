import type { Question } from '@fray/kernel'
import { seatOf } from '@fray/kernel'
import { answerTyped, showQuestion, whyNoAnswer } from '../ui/question.ts'
import { wrap } from '../ui/width.ts'
import { isReaction, seatId } from './driver.ts'
import { isPerson } from './seating.ts'
import { type Outcome, rulesOf, type Sitting, tellOpen, tellPlayed, whoIs } from './sitting.ts'
import { tryWord } from './words.ts'

/** Puts the open question to the person and gives the answer. */
export async function askQuestion(sitting: Sitting): Promise<Outcome> {
  const { session } = sitting
  const question = openQuestion(sitting)
  tellOpen(sitting)
  const who = question.to < 0 ? 'Referee' : whoIs(sitting, question.to)
  const listing = session.atMoment(() => showQuestion(sitting.terminal, question, who, (row) => whoIs(sitting, row)))
  hintOnce(sitting, question)
  for (;;) {
    const line = await sitting.lines.ask(`${who}? `)
    if (line === null) return 'leave'
    const outcome = await tryWord(sitting, line, { kind: 'question', question, listing })
    if (outcome === 'stay') continue
    if (outcome !== null) return outcome
    const value = answerTyped(question, line, listing)
    if (value === null) {
      sitting.terminal.tell(isCommand(sitting, line) ? WAITING : whyNoAnswer(question, line, listing))
      continue
    }
    const reply = session.answer(seatId(session, seatOf(session.scene, question.to)), value, question.to)
    if (reply.status === 'refused') {
      sitting.terminal.tell(`${reply.refusal.reason} [${reply.refusal.rule}]`)
      continue
    }
    tellPlayed(sitting, reply.played)
    return 'again'
  }
}

const WAITING = 'Commands wait until this is answered: Enter answers it, "why" says what is not possible.'

/** Whether the line would be a command somewhere else: `attack Gob`, `Ada attack Gob`. */
function isCommand(sitting: Sitting, line: string): boolean {
  const { actions } = rulesOf(sitting)
  const [first = '', ...rest] = line.trim().toLowerCase().split(/\s+/)
  const names = sitting.session.scene.sheets.map((_, row) => whoIs(sitting, row).toLowerCase())
  const isNamed = first === 'referee' || names.some((name) => name === first || name.startsWith(`${first} `))
  return isNamed && rest.some((word) => actions.has(word))
}

/** How to be asked less, said where somebody may step in for the first time. */
function hintOnce(sitting: Sitting, question: Question): void {
  if (sitting.hinted || !isReaction(question)) return
  sitting.hinted = true
  const hint = '("skip": not again until this act is over; "skip round": not this Round.)'
  for (const line of wrap(hint, sitting.terminal.width - 6))
    sitting.terminal.say(sitting.terminal.colours.faint(`      ${line}`))
}

/** The first open question that is a person's. */
function openQuestion({ session, seating }: Sitting): Question {
  const { awaited, scene } = session
  if (awaited === null || awaited.kind !== 'answers') throw new Error('No question is open.')
  const at = awaited.questions.findIndex((q, i) => awaited.given[i] === null && isPerson(seating, seatOf(scene, q.to)))
  return awaited.questions[at >= 0 ? at : awaited.given.indexOf(null)]
}
