import type { FightView } from '@fray/kernel'
import { wordsOf } from './facts.ts'

/** What a view says of a combatant, as far as a glance shows it. Rulesets have some of these each. */
export interface Shown {
  readonly side: string
  readonly hp?: number
  readonly hpMax?: number
  /** Two pools of life, where there are two. */
  readonly stress?: number
  readonly stressMax?: number
  readonly wp?: number
  readonly wpMax?: number
  /** In place of hit points that may not be seen. */
  readonly health?: string
  /** What it can do: `fighting`, `out-of-action`. */
  readonly status?: string
  /** The same: `up`, `mortally-injured`. */
  readonly state?: string
  readonly hindered?: readonly string[]
  readonly ongoing?: unknown
  readonly grappledBy?: readonly string[]
  readonly unseen?: string
}

/** Flags that are worth a word at a glance. */
const FLAGS = [
  'surprised',
  'prone',
  'totalDefense',
  'charged',
  'holding',
  'retreating',
  'passed',
  'fullDefense',
  'stabilized',
]

/** Words for those who cannot fight any more. */
const DOWN = [
  ...['out-of-action', 'left', 'mortally-injured', 'stable', 'unconscious', 'dead', 'fled'],
  ...['dying', 'incapacitated', 'paralyzed', 'surrendered'],
]

/** Words that go without saying. */
const USUAL = ['', 'fighting', 'up', 'able', 'seen']

export const shown = (view: FightView, name: string): Shown | undefined =>
  view.combatants[name] as unknown as Shown | undefined

/** Hit points as the viewer may know them: `8/10`, a word, or nothing; with two pools `7/10+14/14`. */
function healthText({ hp, hpMax, health, stress, stressMax, wp, wpMax }: Shown): string {
  if (hp !== undefined && hpMax !== undefined) return `${hp}/${hpMax}`
  if (wp !== undefined && wpMax !== undefined) return `${stress}/${stressMax}+${wp}/${wpMax}`
  return health ?? ''
}

/** What there is to know of a combatant at a glance: hit points, and everything that is not as it should be. */
export function glance(view: FightView, name: string): string {
  const c = shown(view, name)
  if (c === undefined) return ''
  const flags = FLAGS.filter((flag) => (c as unknown as Record<string, unknown>)[flag] === true).map(wordsOf)
  const { grappledBy = [] } = c
  const parts = [
    healthText(c),
    ...[c.status, c.state].map((word = '') => (USUAL.includes(word) ? '' : word.replaceAll('-', ' '))),
    c.ongoing !== null && c.ongoing !== undefined ? 'ongoing damage' : '',
    ...(c.hindered ?? []),
    ...flags,
    grappledBy.length === 0 ? '' : `held by ${grappledBy.join(' and ')}`,
    USUAL.includes(c.unseen ?? '') ? '' : `unseen (${c.unseen})`,
  ]
  return [...new Set(parts)].filter((part) => part !== '').join(' ')
}

/** Whether a combatant can still fight. */
export function isStanding(view: FightView, name: string): boolean {
  const c = shown(view, name)
  return !DOWN.includes(c?.status ?? '') && !DOWN.includes(c?.state ?? '')
}
