import type { Interval, TurningPoint, TurningPoints } from '@fray/lab'
import { type AnySession, commandWords } from '@fray/seat'
import { it, own, put } from '../io/language.ts'
import type { Terminal } from '../io/terminal.ts'

const percent = (value: number): string => `${Math.round(100 * value)}%`
const points = (value: number): string => `${value < 0 ? '-' : '+'}${Math.round(100 * Math.abs(value))}`

/** Less than half a point in a hundred is shown as nothing. */
const isNothing = ({ value }: Interval): boolean => Math.abs(value) < 0.005

/** The fight whose commands are told. */
type CommandSource = Pick<AnySession, 'rules' | 'setup' | 'scene'>

const commandIn = ({ rules, scene }: CommandSource, command: TurningPoint['done']): string =>
  own(commandWords(rules, command, scene))

/** Where a fight turned: each with what was done, the chance to win before and after, and what of it was choice and luck. */
export function showTurningPoints(
  { tell, colours }: Terminal,
  session: CommandSource,
  { points: found }: TurningPoints,
): void {
  const { sides } = session.setup
  tell(found.length === 0 ? 'Nothing in this fight changed who would win it.' : colours.strong(own('Turning points')))
  for (const point of found) {
    const side = sides[point.side]?.name ?? ''
    tell(`${point.command}. ${put('Round {n}.', { n: it(point.round) })} ${commandIn(session, point.done)}`)
    const slots = {
      side: it(own(side)),
      before: it(percent(point.before.value)),
      after: it(percent(point.after.value)),
    }
    tell(`   ${put('{side}: {before} to win before, {after} after.', slots)}`, '   ')
    tell(`   ${choiceWords(session, point)} ${luckWords(point)}`, '   ')
  }
  if (found.length > 0)
    tell(
      'Choice: how much more the best command would have won, before any die was rolled. Luck: how far the result differs from what was expected. In percentage points, with the range in which they lie 95 times out of 100; everyone plays on by the rule of thumb.',
    )
}

function choiceWords(session: CommandSource, { choice, better, decided }: TurningPoint): string {
  if (!decided) return own('Nobody chose.')
  if (better === null || isNothing(choice)) return own('Choice: nothing clearly better was found.')
  return put('Choice: {points} ({range}); better: {command}.', {
    ...{ points: it(points(-choice.value)), range: it(range({ ...choice, low: -choice.high, high: -choice.low })) },
    command: it(commandIn(session, better)),
  })
}

const luckWords = ({ luck }: TurningPoint): string =>
  isNothing(luck)
    ? own('No luck.')
    : put('Luck: {points} ({range}).', { points: it(points(luck.value)), range: it(range(luck)) })

const range = ({ low, high }: Interval): string =>
  put('{low} to {high}', { low: it(points(low)), high: it(points(high)) })
