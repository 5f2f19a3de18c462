import type { Chances, CombatantChances } from '../chances/chances.ts'
import type { ListedActions } from './actions.ts'
import type { ListedAction } from './steps.ts'

/** What actions are done for, in the order in which they are shown. */
export const INTENTS = ['harm', 'move', 'protect', 'other', 'gear'] as const

/** The actions of a list as people choose among them: the few that matter now, and all others by what they are done for. */
export interface ActionCards {
  /** At most six, the best first. */
  readonly cards: readonly ListedAction[]
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

/** The actions that may become cards, likely ones first: what cannot be mended and what is only handled never does. */
export const candidates = ({ groups }: ListedActions, end: ListedAction | null): readonly ListedAction[] =>
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

/** The candidates whose chances decide which become cards: whole ones that harm or protect. */
export const weighed = (actions: ListedActions, end: ListedAction | null): readonly ListedAction[] =>
  candidates(actions, end)
    .filter(({ asks, intent }) => asks.length === 0 && intent !== 'move')
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

/** The cards of a list, ranked by what becomes of them as far as that is known, and the rest. */
export function cardsOf(
  actions: ListedActions,
  end: ListedAction | null,
  chances: KnownChances,
  standing: Standing,
): ActionCards {
  const all = candidates(actions, end)
  const worths = new Map<ListedAction, number>()
  for (const action of all) {
    const known = chances.get(action.key)
    worths.set(
      action,
      known === undefined || known === null ? (action.risk?.grave === true ? -FALL : 0) : worthOf(known, standing),
    )
  }
  const worth = (action: ListedAction) => worths.get(action) ?? 0
  const best = [...all].sort((a, b) => worth(b) - worth(a))
  const cards = INTENTS.flatMap((intent) => {
    const some = best.filter((action) => action.intent === intent)
    const inTurn = [...firstOfEach(some), ...some.filter((action) => !firstOfEach(some).includes(action))]
    return inTurn.slice(0, EACH[intent] ?? 0)
  })
  for (const action of best) if (cards.length < FEWEST_CARDS && !cards.includes(action)) cards.push(action)
  const byIntent = (a: ListedAction, b: ListedAction) =>
    INTENTS.indexOf(a.intent) - INTENTS.indexOf(b.intent) || worth(b) - worth(a)
  const shown = cards.sort(byIntent).slice(0, MOST_CARDS)
  const others = actions.groups
    .flatMap((group) => group.actions)
    .filter((action) => action !== end && !shown.includes(action))
  return {
    cards: shown,
    rest: INTENTS.map((intent) => ({ intent, actions: others.filter((one) => one.intent === intent) })).filter(
      (group) => group.actions.length > 0,
    ),
  }
}

/** The first action done to each, or of each kind where nobody is named: three ways to strike one foe do not crowd out the others. */
function firstOfEach(actions: readonly ListedAction[]): readonly ListedAction[] {
  const seen = new Set<string>()
  return actions.filter(({ action, whom }) => {
    const id = whom === '' ? action : `to ${whom}`
    return !seen.has(id) && seen.add(id)
  })
}

/** Whether any card is worth doing: without, the turn is over in effect. */
export const isWorthwhile = ({ cards }: ActionCards, chances: KnownChances, standing: Standing): boolean =>
  cards.some((action) => {
    const known = chances.get(action.key)
    return action.intent !== 'harm' || known == null || worthOf(known, standing) > 0 || known.on.length > 0
  })
