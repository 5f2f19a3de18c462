import type { TableSeat } from '../table-seat.ts'
import { act } from './act.ts'
import { answer } from './answer.ts'
import { campaign, leaveFight, openNext, person, prepare, setHero } from './campaign.ts'
import { digest } from './digest.ts'
import { check, setUp } from './encounters.ts'
import { legal } from './legal.ts'
import { look } from './look.ts'
import { odds } from './odds.ts'
import { rule } from './rule.ts'
import { talk } from './talk.ts'
import type { Tool } from './tool.ts'
import { undo } from './undo.ts'
import { wait } from './wait.ts'
import { why } from './why.ts'

/** All tools. */
const TOOLS: readonly Tool[] = [
  ...[look, legal, odds, act, answer, wait, rule, why, undo, setUp, check, digest],
  ...[talk, campaign, prepare, openNext, leaveFight, setHero, person],
]

/** The tools available to a seat. */
export const toolsFor = ({ role, now, services }: TableSeat): readonly Tool[] =>
  TOOLS.filter(
    ({ roles, where }) =>
      roles.includes(role) &&
      (where === 'anywhere' || (where === 'server' ? services.setUp === null : now.campaign !== null)),
  )
