import type { SeatDice } from '@fray/seat'
import { it, own, put } from '../io/language.ts'
import { diceText, facesTyped } from '../ui/dice-request.ts'
import type { Outcome, Sitting } from './sitting.ts'
import { tryWord } from './words.ts'

/** Asks for what the real dice show; an empty line lets Fray roll them. */
export async function askDice(sitting: Sitting): Promise<Outcome> {
  const { terminal, lines } = sitting
  const [seat, dice] = diceAwaited(sitting)
  const who = dice.to === 'referee' ? own('The referee') : dice.to
  if (dice.occasion !== '') terminal.tell(dice.occasion)
  for (;;) {
    const line = await lines.ask(
      put('{who} rolls {dice} ({why}) [{rule}]: ', {
        ...{ who: { who }, dice: it(diceText(dice.sides)), why: it(dice.why), rule: it(dice.rule) },
      }),
    )
    if (line === null) return 'leave'
    if (line.trim() === '' && rolled(sitting, seat, null)) return 'again'
    const faces = facesTyped(line)
    if (faces === null) {
      const outcome = await tryWord(sitting, line, { kind: 'dice', who: dice.to })
      if (outcome === null) terminal.tell('Type what the dice show, as in "14 7", or nothing to let Fray roll.')
      else if (outcome !== 'stay') return outcome
    } else if (faces.length !== dice.sides.length) {
      const slots = { n: { number: dice.sides.length }, dice: it(diceText(dice.sides)), typed: it(faces.length) }
      terminal.tell(
        dice.sides.length === 1
          ? put('Here {n} die is rolled ({dice}), not {typed}.', slots)
          : put('Here {n} dice are rolled ({dice}), not {typed}.', slots),
      )
    } else if (rolled(sitting, seat, faces)) return 'again'
  }
}

/** The dice that are awaited, with the seat that has to roll them. */
function diceAwaited({ play }: Sitting): [seat: string, dice: SeatDice] {
  for (const id of play.seats) {
    const { dice } = play.table(id)
    if (dice !== null) return [id, dice]
  }
  throw new Error('No dice are being rolled.')
}

function rolled({ play, terminal }: Sitting, seat: string, faces: readonly number[] | null): boolean {
  const outcome = play.roll(seat, faces)
  if (!outcome.done) terminal.tell(outcome.reason)
  return outcome.done
}
