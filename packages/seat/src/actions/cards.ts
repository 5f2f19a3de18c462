import type { Chances, CombatantChances } from '../chances/chances.ts'
import type { ListedActions } from './actions.ts'
import { doneTo, type ListedAction } from './steps.ts'

/** The purposes of actions, in display order. */
const INTENTS = ['harm', 'move', 'protect', 'other', 'gear'] as const

/** The actions of a list as people choose among them: the few that matter now, and all others by purpose. */
export interface ActionCards {
  /** At most six, the best first. */
  readonly cards: readonly ListedAction[]
  /** Whether any of them is worth doing: otherwise the turn is over in effect. */
  readonly isWorthwhile: boolean
  readonly rest: readonly { readonly intent: ListedAction['intent']; readonly actions: readonly ListedAction[] }[]
}

/** Who is on whose side, for judging results. */
export interface Standing {
  readonly actor: string
  readonly friends: ReadonlySet<string>
  /** The typical maximum of hit points, from combatants like the actor. */
  readonly scale: number
}

/** The known chances of actions, by key. */
export type KnownChances = ReadonlyMap<string, Chances | null>

const MOST_CARDS = 6
/** The minimum number of cards, if there are enough choices. */
const FEWEST_CARDS = 3
/** How many cards of one purpose are chosen at first. */
const EACH: Readonly<Record<string, number>> = { harm: 3, move: 2, protect: 1, other: 1 }
/** How many actions are evaluated for the cards. */
const MOST_WEIGHED = 12
/** The weight of going down, in whole lives; higher for the actor. */
const FALL = 1
const OWN_FALL = 3
const INJURY = 0.3

/** The actions that may become cards, likely ones first: never drastic ones or mere handling of gear. */
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

/** The actions whose chances decide which become cards: the eligible ones that ask for nothing more. */
export const weighed = (actions: ListedActions, end: ListedAction | null): readonly ListedAction[] =>
  eligible(actions, end)
    .filter(({ asks }) => asks.length === 0)
    .slice(0, MOST_WEIGHED)

/**
 * The average result for everyone, in whole lives: losses of foes are good, losses of friends are bad, and the actor
 * going down is worst.
 */
export function worthOf({ cost, on }: Chances, { actor, friends, scale }: Standing): number {
  const lost = ({ loss, falls, injured }: CombatantChances, fall: number) =>
    loss / scale + falls * fall + injured * INJURY
  return on.reduce(
    (sum, one) => sum + (friends.has(one.who) ? -1 : 1) * lost(one, FALL),
    cost === null || cost.who !== actor ? 0 : -lost(cost, OWN_FALL),
  )
}

/** Everything except handling of gear and drastic actions. */
const onlyOnes = ({ groups }: ListedActions, end: ListedAction | null): readonly ListedAction[] =>
  groups
    .flatMap(({ actions }) => actions)
    .filter((action) => action !== end && action.intent !== 'gear' && action.drastic === null)
    .slice(0, MOST_CARDS)

/** The value of each action, as far as it is known. An action that affects nobody is worth less than one that may. */
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

/** The value of an action that affects nobody and moves nobody. */
const IDLE = -0.01

const isIdle = (action: ListedAction): boolean =>
  action.intent !== 'harm' && !action.goes && doneTo(action) === '' && action.asks.length === 0

/**
 * The cards of a list, ranked by their chances as far as known, and the rest.
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
  // If nothing else is left to do, such as at the start of a turn, these actions matter after all.
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

/**
 * The best action against each target or place comes first, so that three ways to attack one foe do not crowd out the
 * others.
 */
function distinct(actions: readonly ListedAction[]): readonly ListedAction[] {
  const seen = new Set<string>()
  const first = actions.filter((action) => {
    const id = doneTo(action) || action.words || action.action
    return !seen.has(id) && seen.add(id)
  })
  return [...first, ...actions.filter((action) => !first.includes(action) && action.intent === 'harm')]
}
