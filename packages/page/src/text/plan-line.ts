import type { Commanded } from '../words/commands.ts'
import { byPage, byRules, type Said } from './said.ts'
import { done, not, type Sense } from './sense.ts'

/** Understands what makes a plan, keeps it and drops it. Null for anything else. */
export async function planLine({ command, rest }: Commanded, sense: Sense): Promise<Said | null> {
  const { words, planner, looking } = sense
  const { connection, table } = looking
  const { steps, form } = planner
  if (command === 'plan') {
    const who = rest === '' ? planner.able[0] : planner.able.find((one) => one.toLowerCase() === rest)
    if (who === undefined) return not(byPage(words.text.noPlanner))
    planner.choose(who)
    return done()
  }
  if (command === 'drop plan') {
    if (table.plan === null) return not(byPage(words.text.planEmpty))
    await connection.plan(table.plan.who, [])
    return done()
  }
  if (planner.who === null) return null
  switch (command) {
    case 'keep plan': {
      if (steps.length === 0) return not(byPage(words.text.planEmpty))
      const why = await planner.keep()
      if (why !== '') return not(byRules(why))
      planner.choose(null)
      return done()
    }
    case 'take out': {
      const at = rest === '' ? steps.length - 1 : Number(rest) - 1
      if (steps.length === 0) return not(byPage(words.text.planEmpty))
      if (steps[at] === undefined) return not(byPage(words.text.noPlanStep(steps.length)))
      planner.takeOut(at)
      return done()
    }
    case 'no':
      if (form.stage.at !== 'list') return null
      planner.choose(null)
      return done()
    default:
      return null
  }
}
