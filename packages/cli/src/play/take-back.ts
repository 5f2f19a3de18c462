import { isDie, rowOfName, seatOf } from '@fray/kernel'
import { isPerson } from './seating.ts'
import { isBetween, type Outcome, refereeIsPerson, type Sitting, tellPlayed } from './sitting.ts'
import { redoTarget, undoTarget } from './undo.ts'

/** `undo [N] [same-dice]`: takes back the last decisions of persons, with everything that followed from them. */
export function undo(sitting: Sitting, rest: string): Outcome {
  const { session, terminal, chronicle } = sitting
  const words = rest.split(/\s+/).filter((word) => word !== '')
  const sameDice = words.includes('same-dice')
  const n = readCount(words.filter((word) => word !== 'same-dice'))
  if (n === null) return say(sitting, 'Say how many decisions to take back, as in "undo 2".')
  if (sameDice && !refereeIsPerson(sitting)) return say(sitting, 'Only the referee may let the same dice fall again.')
  const open = ownsOpenCommand(sitting) ? 1 : 0
  const target = n > open ? undoTarget(sitting, n - open) : session.ply
  if (target === null) return say(sitting, 'There are not so many decisions to take back.')
  session.undo(target, sameDice)
  chronicle.cut(session.ply)
  sitting.driver.stopSkipping()
  sitting.shown = ''
  keepThePause(sitting)
  const again = session.undone.length > 0 ? '; "redo" does it again as it was' : ''
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

function say({ terminal }: Sitting, text: string): Outcome {
  terminal.tell(text)
  return 'stay'
}

/** Whether the command that waits for an answer is a person's, or a formal one for which a person has typed dice. */
function ownsOpenCommand({ session, seating, dice }: Sitting): boolean {
  const plain = session.openCommand
  if (plain === null) return false
  const row = plain.actor === 'referee' ? -1 : rowOfName(session.scene, plain.actor)
  const formal = session.rules.routine(session.scene) as { actor: number; action: string } | null
  if (formal !== null && formal.actor === row && formal.action === plain.action)
    return dice !== 'none' && session.openTape.some(isDie)
  return isPerson(seating, seatOf(session.scene, row))
}
