import type { McpRole } from '../role.ts'
import { act } from './act.ts'
import { answer } from './answer.ts'
import { digest } from './digest.ts'
import { check, setUp } from './encounters.ts'
import { legal } from './legal.ts'
import { look } from './look.ts'
import { odds } from './odds.ts'
import { rule } from './rule.ts'
import type { Tool } from './tool.ts'
import { undo } from './undo.ts'
import { wait } from './wait.ts'
import { why } from './why.ts'

/** All tools. */
const TOOLS: readonly Tool[] = [look, legal, odds, act, answer, wait, rule, why, undo, setUp, check, digest]

/** The tools that are there for a role. */
export const toolsFor = (role: McpRole): readonly Tool[] => TOOLS.filter(({ roles }) => roles.includes(role))
