import { type Command, commandDue, isDie, rowOfName, seatOf } from '@fray/kernel'
import { seatId } from './driver.ts'
import { hasComputersReferee, isPerson } from './seating.ts'
import { isBetween, type Outcome, refereeIsPerson, type Sitting, tellPlayed } from './sitting.ts'
import { redoTarget, undoTarget } from './undo.ts'

/**
 * `undo [N] [same-dice] [anew]`: takes back the last decisions of persons, with everything that followed from them. What was
 * declared in secret and then shown stands, unless the referee lets it be declared anew.
 */
export function undo(sitting: Sitting, rest: string): Outcome {
  const { session, terminal, chronicle } = sitting
  const words = rest.split(/\s+/).filter((word) => word !== '')
  const sameDice = words.includes('same-dice')
  const anew = words.includes('anew')
  const n = readCount(words.filter((word) => word !== 'same-dice' && word !== 'anew'))
  if (n === null) return say(sitting, 'Say how many decisions to take back, as in "undo 2".')
  if (sameDice && !refereeIsPerson(sitting)) return say(sitting, 'Only the referee may let the same dice fall again.')
  if (anew && !refereeIsPerson(sitting)) return say(sitting, 'Only the referee may let it be declared anew.')
  const secrets = ownSecrets(sitting)
  if (n <= secrets.length) {
    for (const row of secrets.slice(-n)) session.retract(seatId(session, seatOf(session.scene, row)), row)
    return say(sitting, 'Taken back. Nobody has seen it.', 'again')
  }
  const open = secrets.length > 0 ? secrets.length : ownsOpenCommand(sitting) ? 1 : 0
  const target = n > open ? undoTarget(sitting, n - open) : session.ply
  if (target === null) return say(sitting, 'There are not so many decisions to take back.')
  session.undo(target, sameDice, anew)
  chronicle.cut(session.ply)
  sitting.driver.stopSkipping()
  sitting.shown = ''
  keepThePause(sitting)
  const again = session.undone.length > 0 ? '; "redo" does it again as it was' : ''
  if (session.standsShown()) {
    terminal.tell(
      'What was declared in secret has been shown, and stands. "undo 2" takes back what came before it, too.',
    )
    return 'again'
  }
  terminal.tell(`Taken back. ${sameDice ? 'The same dice will fall again' : 'New dice will fall'}${again}.`)
  return 'again'
}

/** `redo [N]`: does again what was taken back, with the same dice. */
export function redo(sitting: Sitting, rest: string): Outcome {
  const { session } = sitting
  const n = readCount(rest === '' ? [] : [rest])
  if (n === null) return say(sitting, 'Say how many decisions to do again, as in "redo 2".')
  const target = redoTarget(sitting, n)
  if (target === null) return say(sitting, 'There is not so much to do again.')
  const before = session.ply
  session.redo(target)
  sitting.shown = ''
  keepThePause(sitting)
  tellPlayed(sitting, session.played.slice(before))
  return 'again'
}

/**
 * A decision that is taken back between two turns was made at a pause: there is one again, or the fight would go on without
 * it and nothing could be done again.
 */
function keepThePause(sitting: Sitting): void {
  sitting.pausing = sitting.session.undone.length > 0 && isBetween(sitting)
}

const readCount = ([word = '1']: readonly string[]): number | null => (/^[1-9]\d*$/.test(word) ? Number(word) : null)

function say({ terminal }: Sitting, text: string, outcome: Outcome = 'stay'): Outcome {
  terminal.tell(text)
  return outcome
}

/** Whom persons here have answered for in a question that others have yet to answer, the latest last. */
function ownSecrets({ session, seating }: Sitting): number[] {
  const { awaited, scene } = session
  if (awaited === null || awaited.kind !== 'answers') return []
  const rows = awaited.questions.map(({ to }) => to)
  return rows.filter((row, i) => awaited.given[i] !== null && isPerson(seating, seatOf(scene, row)))
}

/** Whether the command that waits for an answer is a person's, or a formal one for which a person has typed dice. */
function ownsOpenCommand({ session, seating, dice }: Sitting): boolean {
  const plain = session.openCommand
  if (plain === null) return false
  const row = plain.actor === 'referee' ? -1 : rowOfName(session.scene, plain.actor)
  const formal = commandDue(session.rules, session.scene, hasComputersReferee(seating)) as Command | null
  if (formal !== null && formal.actor === row && formal.action === plain.action)
    return dice !== 'none' && session.openTape.some(isDie)
  return isPerson(seating, seatOf(session.scene, row))
}
