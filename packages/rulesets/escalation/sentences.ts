import { type ChangeEvent, type FightEvent, isChange, type Where, type Who } from '@fray/kernel/rules'
import type { EscalationScene } from './scene.ts'
import { LASTS, NEXT } from './words.ts'

type Here = Where<EscalationScene>

/** What gave Advantage or Disadvantage, in brackets. */
export const because = (all: readonly string[] | null): string =>
  all !== null && all.length > 0 ? ` [${all.join(', ')}]` : ''

/** How a check went. */
export const success = (passed: boolean | null): string => (passed ? 'a success' : 'a failure')

/** In what way somebody is out of the fight, by position in OUT. */
export const OUT_WORDS = [
  'is back',
  'is out of the fight, but there in spirit',
  'is dead',
  'is gone',
  'is unconscious',
  'waits',
]

/** How long a condition lasts, by position in LASTS. */
const LASTS_WORDS = ['', '', ' until the start of', ' until the end of', ' for one round', ' for the encounter', '', '']
const SAVE_ENDS = LASTS[1]
const ALWAYS = 'always'
const NEXT_ROLL = LASTS[NEXT]

/** How long a condition lasts, as the end of a sentence. */
export function lastsText({
  lasts,
  save,
  of,
}: {
  readonly lasts: string
  readonly save: number
  readonly of: string
}): string {
  if (lasts === SAVE_ENDS) return ` (save ends, ${save}+)`
  if (lasts === ALWAYS) return ', and it stays'
  const words = LASTS_WORDS[(LASTS as readonly string[]).indexOf(lasts)] ?? ''
  return words.endsWith('of') ? `${words} the next turn of ${of}` : words
}

/** What Advantage or a bonus is for, where it is the bearer's own: one roll, and all of them. */
const FOR_WHAT: Readonly<Record<string, readonly [one: string, all: string]>> = {
  attack: ['attack', 'attacks'],
  save: ['save', 'saves'],
  disengage: ['check to Disengage', 'checks to Disengage'],
  sneak: ['check to sneak', 'checks to sneak'],
}

interface Help {
  readonly who: string
  readonly to: string
  readonly name: string
  readonly lasts: string
  readonly save: number
  readonly of: string
}

/** What somebody gets as the whole sentence: `amount` says how much, `on` joins it to what it is for. */
export function helpText(e: Help, amount: string, on: string): string {
  const isNext = e.lasts === NEXT_ROLL
  const [one = e.to, all = e.to] = FOR_WHAT[e.to] ?? []
  const attacks = isNext ? `The next attack on ${e.who} has` : `Attacks on ${e.who} have`
  const own = `${e.who} has ${amount} ${on} ${isNext ? `the next ${one}` : all}`
  return `${e.to === 'against' ? `${attacks} ${amount}` : own} (${e.name})${lastsText(e)}.`
}

/** What a Dicey Move may earn, by the choice of the table. */
export const REWARDS: Readonly<Record<string, string>> = {
  obvious: 'the obvious result',
  'attack-advantage': 'Advantage on the next attack',
  damage: 'something hurts an enemy',
  condition: 'a condition for one round',
  'disengage-advantage': 'Advantage on a Disengage',
}

/** Words of the referee that say that nothing more comes of it. */
export const NOTHING: readonly string[] = ['', 'nothing', 'done']

/** The change of hit points that comes with the damage just told, as the listener may know it; not that of the next damage. */
export function hurtBy({ events, at }: Here, target: Who): ChangeEvent | undefined {
  const isLoss = (one: FightEvent): one is ChangeEvent =>
    isChange(one) && one.column === 'combatant.hp' && one.row === target
  const isNext = (one: FightEvent): boolean =>
    one.type === 'damage' && (one as FightEvent & { readonly target: Who }).target === target
  const next = events.slice(at + 1, at + 6).find((one) => isLoss(one) || isNext(one))
  return next !== undefined && isLoss(next) ? next : undefined
}
