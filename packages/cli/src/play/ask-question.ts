import type { Question } from '@fray/kernel'
import { seatOf } from '@fray/kernel'
import { answerTyped, showQuestion, whyNoAnswer } from '../ui/question.ts'
import { seatId } from './driver.ts'
import { isPerson } from './seating.ts'
import { type Outcome, type Sitting, tellOpen, tellPlayed, whoIs } from './sitting.ts'
import { tryWord } from './words.ts'

/** Puts the open question to the person and gives the answer. */
export async function askQuestion(sitting: Sitting): Promise<Outcome> {
  const { session } = sitting
  const question = openQuestion(sitting)
  tellOpen(sitting)
  const who = question.to < 0 ? 'Referee' : whoIs(sitting, question.to)
  session.atMoment(() => showQuestion(sitting.terminal, question, who, (row) => whoIs(sitting, row)))
  for (;;) {
    const line = await sitting.lines.ask(`${who}? `)
    if (line === null) return 'leave'
    const outcome = await tryWord(sitting, line, { kind: 'question', question })
    if (outcome === 'stay') continue
    if (outcome !== null) return outcome
    const value = answerTyped(question, line)
    if (value === null) {
      sitting.terminal.tell(whyNoAnswer(question, line))
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

/** The first open question that is a person's. */
function openQuestion({ session, seating }: Sitting): Question {
  const { awaited, scene } = session
  if (awaited === null || awaited.kind !== 'answers') throw new Error('No question is open.')
  const at = awaited.questions.findIndex((q, i) => awaited.given[i] === null && isPerson(seating, seatOf(scene, q.to)))
  return awaited.questions[at >= 0 ? at : awaited.given.indexOf(null)] as Question
}
