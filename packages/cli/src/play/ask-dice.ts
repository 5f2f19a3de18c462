import type { DiceRequest, Reply } from '@fray/kernel'
import { seatOf } from '@fray/kernel'
import { diceText, facesTyped, requestText } from '../ui/dice-request.ts'
import { count } from '../ui/words.ts'
import { isPerson } from './seating.ts'
import { type Outcome, type Sitting, tellOpen, tellPlayed, whoIs } from './sitting.ts'
import { tryWord } from './words.ts'

/** Asks for what the real dice show; an empty line lets Fray roll them. */
export async function askDice(sitting: Sitting, request: DiceRequest): Promise<Outcome> {
  const { session, terminal } = sitting
  if (!rollsByHand(sitting, request)) return settle(sitting, session.rollForMe())
  tellOpen(sitting)
  const occasion = occasionOf(sitting, request)
  if (occasion !== null) terminal.tell(occasion)
  for (;;) {
    const line = await sitting.lines.ask(requestText(request, whoIs(sitting, request.to).replace(/^the /, 'The ')))
    if (line === null) return 'leave'
    if (line.trim() === '') {
      const reply = session.rollForMe()
      if (reply.status !== 'refused') return settle(sitting, reply)
    }
    const faces = facesTyped(line)
    if (faces === null) {
      const outcome = await tryWord(sitting, line, { kind: 'dice' })
      if (outcome === null) terminal.tell('Type what the dice show, as in "14 7", or nothing to let Fray roll.')
      else if (outcome !== 'stay') return outcome
      continue
    }
    if (faces.length !== request.sides.length) {
      terminal.tell(
        `Here ${count(request.sides.length, 'die is', 'dice are')} rolled (${diceText(request.sides)}), not ${faces.length}.`,
      )
      continue
    }
    const reply = session.answerDice(faces)
    if (reply.status !== 'refused') return settle(sitting, reply)
    terminal.tell(reply.refusal.reason)
  }
}

/** An attack that its victim rolls against, which the log tells only when it is decided. */
function occasionOf(sitting: Sitting, request: DiceRequest): string | null {
  const last = sitting.session.openEvents.at(-1) as
    | { readonly type: string; readonly actor?: number; readonly with?: string }
    | undefined
  if (last?.type !== 'attack' || last.actor === undefined || last.actor === request.to) return null
  return `${whoIs(sitting, last.actor)} attacks ${whoIs(sitting, request.to)} (${last.with}).`
}

function rollsByHand({ dice, seating, session }: Sitting, request: DiceRequest): boolean {
  return dice === 'all' || (dice === 'mine' && isPerson(seating, seatOf(session.scene, request.to)))
}

function settle(sitting: Sitting, reply: Reply): Outcome {
  tellPlayed(sitting, reply.played)
  return 'again'
}
