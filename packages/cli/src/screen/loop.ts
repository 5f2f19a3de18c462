import { own } from '../io/language.ts'
import { showAccount } from '../ui/account.ts'
import { showOutcome } from '../ui/outcome.ts'
import { askDice } from './dice.ts'
import { askQuestion, letPass } from './question.ts'
import { isBetween, type Outcome, type Sitting, tableOf, tellNews } from './sitting.ts'
import { askAfterwards, askNext, askPause, askReferee, askTurn } from './turn.ts'
import { lookForTurningPoints } from './turning.ts'

/** Plays until the fight is over and nobody wants to say more, or until the person leaves. */
export async function playOn(sitting: Sitting): Promise<void> {
  for (;;) if ((await next(sitting)) === 'leave') return
}

/** Does all that needs no person, then asks. */
async function next(sitting: Sitting): Promise<Outcome> {
  const { play, terminal } = sitting
  for (;;) {
    if (sitting.pausing && isBetween(sitting)) return pause(sitting)
    const still = play.step()
    tellNews(sitting)
    switch (still) {
      case null:
        break
      case 'thinking':
        await play.thought()
        break
      case 'question':
        return letPass(sitting) ? 'again' : askQuestion(sitting)
      case 'dice':
        return askDice(sitting)
      case 'choice':
        return askNext(sitting)
      case 'person':
        return askTurn(sitting)
      case 'referee':
        terminal.tell('Only the referee can continue from here: "referee ..." ("help referee" lists the commands).')
        return askReferee(sitting)
      case 'stalemate':
        terminal.tell(
          'This fight has made no headway for a long time: nobody went down, and no side is weaker than before.',
        )
        return pause(sitting)
      case 'over':
        return afterwards(sitting)
    }
  }
}

function pause(sitting: Sitting): Promise<Outcome> {
  const started = tableOf(sitting).fight.round !== 0
  const enter = started ? 'Enter: continue.' : 'Enter: start the fight.'
  sitting.terminal.tell(`${own(enter)} ${own('Or give commands of the referee; "help referee" lists them.')}`)
  return askPause(sitting)
}

function afterwards(sitting: Sitting): Promise<Outcome> {
  const { play, referee, terminal } = sitting
  terminal.say()
  // What was hidden is told when all is over.
  const table = play.table(referee)
  const account = play.account()
  lookForTurningPoints(sitting)
  if (account !== null) {
    showOutcome(terminal, table, account)
    showAccount(terminal, table, account)
  }
  terminal.tell(
    'Enter: leave. "again" plays once more, "again round 2 as SIDE" from any step and with other sides. "turning" shows where it turned. "undo", "log", "explain" and "referee ..." still work.',
  )
  return askAfterwards(sitting)
}
