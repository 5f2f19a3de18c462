import { roundOf, sideOf, turnOf, viewAll } from '@fray/kernel'
import { showEnd } from '../ui/end.ts'
import { askAfterwards, askCommand, askNext, askPause, askReferee } from './ask-command.ts'
import { askDice } from './ask-dice.ts'
import { askQuestion } from './ask-question.ts'
import type { Standstill } from './driver.ts'
import { isBetween, type Outcome, type Sitting, tellPlayed } from './sitting.ts'

/** Plays until the fight is over and nobody wants to say more, or until the person leaves. */
export async function playOn(sitting: Sitting): Promise<void> {
  for (;;) {
    const outcome = await ask(sitting, advance(sitting))
    if (outcome === 'leave') return
  }
}

/** Does all that needs no person. */
function advance(sitting: Sitting): Standstill | 'pause' {
  for (;;) {
    if (sitting.pausing && isBetween(sitting)) return 'pause'
    const done = sitting.driver.step()
    if (typeof done === 'string') return done
    tellPlayed(sitting, done)
  }
}

async function ask(sitting: Sitting, still: Standstill | 'pause'): Promise<Outcome> {
  const { driver, session, terminal } = sitting
  switch (still) {
    case 'over':
      return afterwards(sitting)
    case 'pause':
      terminal.tell(pauseHint(sitting))
      return askPause(sitting)
    case 'referee':
      terminal.tell('Only the referee can go on from here: "referee ..." ("help" lists the commands).')
      return askReferee(sitting)
    case 'stalemate':
      terminal.tell(
        'For a long time nothing has come of this fight: nobody went down, and no side is weaker than before.',
      )
      terminal.tell(pauseHint(sitting))
      return askPause(sitting)
    case 'dice':
      if (session.awaited?.kind !== 'dice') throw new Error('No dice are awaited.')
      return askDice(sitting, session.awaited.request)
    case 'question':
      return askQuestion(sitting)
    case 'choice':
      return askNext(sitting, driver.commandable())
    case 'person':
      return turnOfPerson(sitting)
  }
}

function pauseHint({ session }: Sitting): string {
  const begun = roundOf(session.scene) !== 0
  const enter = begun ? 'Enter: go on.' : 'Enter: begin the fight.'
  return `${enter} Or give commands of the referee, as in "referee morale"; ? lists them.`
}

function turnOfPerson(sitting: Sitting): Promise<Outcome> {
  const rows = sitting.driver.commandable()
  const actor = rows.includes(sitting.chosen) ? sitting.chosen : rows[0]
  const { scene } = sitting.session
  // Where a whole side acts, its Turn is shown once, not anew for each of its members.
  const key = `${roundOf(scene)} ${turnOf(scene) < 0 ? `side ${sideOf(scene, actor)}` : actor}`
  const fresh = sitting.shown !== key
  sitting.shown = key
  return askCommand(sitting, actor, fresh)
}

function afterwards(sitting: Sitting): Promise<Outcome> {
  const { session, terminal } = sitting
  terminal.say()
  showEnd(terminal, session)
  const { asked } = viewAll(session.rules, session.scene)
  const aftermath =
    asked === null || asked === undefined ? '' : ' "referee aftermath NAME" says what became of the fallen.'
  terminal.tell(`Enter: leave. "undo", "log" and "explain" still work.${aftermath}`)
  return askAfterwards(sitting)
}
