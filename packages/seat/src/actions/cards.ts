import type { Chances, CombatantChances } from '../chances/chances.ts'
import type { ListedActions } from './actions.ts'
import { doneTo, type ListedAction } from './steps.ts'

/** What actions are done for, in the order in which they are shown. */
const INTENTS = ['harm', 'move', 'protect', 'other', 'gear'] as const

/** The actions of a list as people choose among them: the few that matter now, and all others by what they are done for. */
export interface ActionCards {
  /** At most six, the best first. */
  readonly cards: readonly ListedAction[]
  /** Whether anything of them is worth doing: without, the turn is over in effect. */
  readonly isWorthwhile: boolean
  readonly rest: readonly { readonly intent: ListedAction['intent']; readonly actions: readonly ListedAction[] }[]
}

/** Who stands on whose side, for judging what becomes of somebody. */
export interface Standing {
  readonly actor: string
  readonly friends: ReadonlySet<string>
  /** How many hit points somebody has at most who is like the one who acts. */
  readonly scale: number
}

/** What is known of the chances of actions, by key. */
export type KnownChances = ReadonlyMap<string, Chances | null>

const MOST_CARDS = 6
/** So many cards at least, where there are so many choices. */
const FEWEST_CARDS = 3
/** So many cards of one intent at first. */
const EACH: Readonly<Record<string, number>> = { harm: 3, move: 2, protect: 1, other: 1 }
/** So many actions are weighed for the cards. */
const MOST_WEIGHED = 12
/** What it counts that somebody goes down, in whole lives; more where that is the one who acts. */
const FALL = 1
const OWN_FALL = 3
const INJURY = 0.3

/** The actions that may become cards, likely ones first: what is drastic and what is only handled never does. */
const eligible = ({ groups }: ListedActions, end: ListedAction | null): readonly ListedAction[] =>
  groups.flatMap(({ price, actions }) =>
    actions.filter(
      (action) =>
        action !== end &&
        action.drastic === null &&
        action.intent !== 'gear' &&
        !action.rare &&
        !(price.id === 'turn' && action.intent === 'other'),
    ),
  )

/** The actions whose chances decide which become cards: those that may become one and ask for nothing more. */
export const weighed = (actions: ListedActions, end: ListedAction | null): readonly ListedAction[] =>
  eligible(actions, end)
    .filter(({ asks }) => asks.length === 0)
    .slice(0, MOST_WEIGHED)

/**
 * What becomes of everybody, on average, in whole lives: what foes lose is good, what friends lose is not, and least of all that
 * the one who acts goes down.
 */
export function worthOf({ cost, on }: Chances, { actor, friends, scale }: Standing): number {
  const lost = ({ loss, falls, injured }: CombatantChances, fall: number) =>
    loss / scale + falls * fall + injured * INJURY
  return on.reduce(
    (sum, one) => sum + (friends.has(one.who) ? -1 : 1) * lost(one, FALL),
    cost === null || cost.who !== actor ? 0 : -lost(cost, OWN_FALL),
  )
}

/** What there is besides what is only handled, and what is drastic. */
const onlyOnes = ({ groups }: ListedActions, end: ListedAction | null): readonly ListedAction[] =>
  groups
    .flatMap(({ actions }) => actions)
    .filter((action) => action !== end && action.intent !== 'gear' && action.drastic === null)
    .slice(0, MOST_CARDS)

/** How much each action is worth, as far as that is known. What does nothing to anybody is worth less than what may. */
function worthsOf(
  all: readonly ListedAction[],
  chances: KnownChances,
  standing: Standing,
): (action: ListedAction) => number {
  const isDangerous = all.some(({ risk }) => risk !== undefined)
  const worths = new Map(
    all.map((action) => {
      const known = chances.get(action.key)
      const worth = known == null ? (action.risk?.grave === true ? -FALL : 0) : worthOf(known, standing)
      return [action, worth === 0 && isIdle(action) && !isDangerous ? IDLE : worth]
    }),
  )
  return (action) => worths.get(action) ?? 0
}

/** Worth of what does nothing to anybody, and takes nobody anywhere. */
const IDLE = -0.01

const isIdle = (action: ListedAction): boolean =>
  action.intent !== 'harm' && !action.goes && doneTo(action) === '' && action.asks.length === 0

/**
 * The cards of a list, ranked by what becomes of them as far as that is known, and the rest.
 * @example
 * ```ts
 * import { cardsOf } from '@fray/seat/cards'
 * import { openFight } from '@fray/seat/play'
 *
 * const { play } = await openFight(
 *   `{ ruleset: zones, battlefield: { yard: { start: [characters, enemies] }, lane: { adjacent: [yard] } },
 *      combatants: { Ada: { from: ada-the-warrior }, Corwin: { from: toll-ruffian } } }`,
 *   { seed: 'seven', computer: { referee: 'aggressive' } },
 * )
 * const standing = { actor: 'Ada', friends: new Set(['Ada']), scale: 10 }
 * const { cards } = cardsOf(play.actions('players', 'Ada'), null, new Map(), standing)
 * console.log(cards.map(({ intent, head }) => `${intent}: ${head}`)[0]) // harm: Attack Corwin
 * ```
 */
export function cardsOf(
  actions: ListedActions,
  end: ListedAction | null,
  chances: KnownChances,
  standing: Standing,
): ActionCards {
  const all = eligible(actions, end)
  const worth = worthsOf(all, chances, standing)
  const best = [...all].sort((a, b) => worth(b) - worth(a))
  const cards = INTENTS.flatMap((intent) =>
    distinct(best.filter((action) => action.intent === intent && worth(action) !== IDLE)).slice(0, EACH[intent] ?? 0),
  )
  for (const action of best) {
    const isNew = cards.every((card) => card.action !== action.action)
    if (cards.length < FEWEST_CARDS && isNew) cards.push(action)
  }
  const place = (action: ListedAction) => (worth(action) < 0 ? INTENTS.length : INTENTS.indexOf(action.intent))
  const ranked = cards.sort((a, b) => place(a) - place(b) || worth(b) - worth(a)).slice(0, MOST_CARDS)
  // Where nothing else is left to do, what begins a turn, say, is no longer beside the point.
  const shown = ranked.length > 0 ? ranked : onlyOnes(actions, end)
  const others = actions.groups
    .flatMap((group) => group.actions)
    .filter((action) => action !== end && !shown.includes(action))
  return {
    cards: shown,
    isWorthwhile: shown.some((action) => worth(action) >= 0),
    rest: INTENTS.map((intent) => ({ intent, actions: others.filter((one) => one.intent === intent) })).filter(
      (group) => group.actions.length > 0,
    ),
  }
}

/** The best that is done to each, or to each place: three ways to strike one foe do not crowd out the others, who come first. */
function distinct(actions: readonly ListedAction[]): readonly ListedAction[] {
  const seen = new Set<string>()
  const first = actions.filter((action) => {
    const id = doneTo(action) || action.words || action.action
    return !seen.has(id) && seen.add(id)
  })
  return [...first, ...actions.filter((action) => !first.includes(action) && action.intent === 'harm')]
}
