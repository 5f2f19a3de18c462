import * as z from 'zod/mini'
import type { ValueOf, ValuesOf } from '../../kinds/field.ts'
import type { Path } from '../../loading/problems.ts'
import { hint } from '../../loading/problems.ts'
import { GRABBED, ONGOING } from '../conditions.ts'
import {
  ADVANTAGE_TO,
  AIMS,
  type Aim,
  ONE_ROUND,
  READY_ACTS,
  READY_WHEN,
  SAVE_ENDS,
  SLOTS,
  THIS_ROLL,
  UNTIL_END,
  UNTIL_REMOVED,
  UNTIL_START,
  USUAL_SAVE,
} from '../words.ts'
import type { Ability } from './abilities.ts'
import { conditionField } from './conditions.ts'
import { type Length, length, typeField } from './effects.ts'
import { flag, kind, list, maybe, number, type Reader, several, somebody, text, word } from './fields.ts'
import type { Stance } from './stances.ts'

/** The length of what is said without one: until it is removed; ongoing damage until a save. */
const UNSAID: Length = { lasts: -1, save: 0 }

const startingFields = {
  condition: conditionField('The id of the condition.'),
  amount: number('Ongoing damage of this amount instead.', {
    key: 'ongoing',
    rule: 'ongoing-damage',
    min: 1,
    max: 100_000,
    default: 0,
  }),
  type: typeField('The type of the ongoing damage.'),
  duration: length(UNSAID),
  of: somebody('Whose turn "until" means: that of "by" by default.'),
  by: somebody('Who made it.'),
}

/** What lengths there are from the start: those of a turn say whose, one round says by whom, and no roll is under way. */
function checkLength(
  lasts: number,
  said: { readonly of?: unknown; readonly by?: unknown },
  wrong: (said: string) => void,
): void {
  if ((lasts === UNTIL_START || lasts === UNTIL_END) && said.of === undefined && said.by === undefined) {
    wrong('Say whose next turn ends it: "of" with a name.')
  }
  if (lasts === THIS_ROLL) {
    wrong('No roll is under way: say how long it lasts from now on, or leave the length out.')
  }
  if (lasts === ONE_ROUND && said.by === undefined) {
    wrong('One round lasts until the next turn of whoever made it: say who under "by".')
  }
}

/** A condition that somebody is under from the start. */
const startingCondition = kind('starting-condition', 'The id of a condition, or a map.', {
  brief: { schema: z.string(), fields: (raw) => (typeof raw === 'string' ? { condition: raw } : null) },
  fields: startingFields,
  complete({ duration, ...one }, { raw, wrong }) {
    const isOngoing = one.amount > 0
    const what = isOngoing ? ONGOING : one.condition
    const usual = isOngoing ? { lasts: SAVE_ENDS, save: USUAL_SAVE } : { lasts: UNTIL_REMOVED, save: 0 }
    const { lasts, save } = duration.lasts < 0 ? usual : duration
    const isTurn = lasts === UNTIL_START || lasts === UNTIL_END
    if (!isOngoing && raw.condition === undefined)
      wrong(null, 'Say which: "condition" with its id, or "ongoing" with an amount.')
    if (what === ONGOING && !isOngoing) {
      const right = 'write { ongoing: 5, type: fire }'
      wrong(null, `How much ongoing damage, and of which type: ${right}.`, 'ongoing-damage')
    }
    checkLength(lasts, raw, (said) => wrong(null, said, 'effect-duration'))
    if (what === GRABBED && raw.by === undefined) {
      wrong(null, 'Somebody grabs it: say who under "by".', 'grabbed-details')
    }
    return { ...one, condition: what, lasts, save, of: isTurn && raw.of === undefined ? one.by : one.of }
  },
  apart: ({ lasts, save }) => ({ duration: { lasts, save } }),
  without: ({ amount }) => (amount > 0 ? ['condition'] : ['amount', 'type']),
})

/** Until it is removed. */
const LASTING: Length = { lasts: UNTIL_REMOVED, save: 0 }

/** What helps or hinders somebody's rolls from the start, and how long. */
const help = <N extends string>(id: N, says: string, what: string, amount: ReturnType<typeof number>) =>
  kind(id, says, {
    fields: {
      to: word(ADVANTAGE_TO, 'What it is for; against: attacks on it.', {
        needed: `Say what the ${what} is for: "to".`,
        default: 0,
      }),
      amount,
      from: text('Where it comes from.'),
      duration: length(LASTING),
      of: somebody('Whose turn "until" means: that of "by" by default.'),
      by: somebody('Who made it.'),
    },
    complete({ duration: { lasts, save }, ...one }, { raw, wrong }) {
      checkLength(lasts, raw, (said) => wrong(null, said, 'effect-duration'))
      const isTurn = lasts === UNTIL_START || lasts === UNTIL_END
      return { ...one, lasts, save, of: isTurn && raw.of === undefined ? one.by : one.of }
    },
    apart: ({ lasts, save }) => ({ duration: { lasts, save } }),
  })

const advantage = help(
  'advantage',
  'Advantage that it has been given.',
  'Advantage',
  number('How much; negative for Disadvantage.', { min: -9, max: 9, default: 1 }),
)

const bonus = help(
  'bonus',
  'What is added to its rolls.',
  'bonus',
  number('How much; negative: taken off.', { min: -30, max: 30, default: 1 }),
)

const readyFields = {
  slot: word(SLOTS, 'Which action was readied.', { rule: 'ready', needed: 'Say which action was readied: "slot".' }),
  act: word(READY_ACTS, 'What it does.', { rule: 'ready', needed: 'Say what is readied: "act".' }),
  target: somebody('At or to whom.'),
  targets: list(somebody('A name.'), 'Whom else it is at, in the order of the attacks.'),
  to: somebody('To whom it moves, for abilities with a move in them.'),
  away: list(somebody('A name.'), 'From whom it moves away.'),
  also: list(somebody('A name.'), 'Others close to whom it moves to, to be close to as well.'),
  knockOut: flag('An enemy that drops by it is to be left unconscious.'),
  ability: text('The id of the ability, for use.'),
  stance: text('The id of the stance, for stance.'),
  when: word(READY_WHEN, 'What sets it off.', { rule: 'ready', needed: 'Say what sets it off: "when".' }),
  who: somebody('Who sets it off: any enemy by default.'),
  because: text('The trigger in words, where the referee judges it.'),
}
const readied = kind('readied', 'An action that it has readied.', { fields: readyFields, rule: 'ready' })

const sustained = kind('sustained', 'The id of an ability that it keeps going, or a map that says whether it is due.', {
  brief: { schema: z.string(), fields: (raw) => (typeof raw === 'string' ? { ability: raw } : null) },
  fields: {
    ability: text('The id of the ability.', { needed: 'Say which ability: "ability" with its id.' }),
    due: flag('It must be sustained this turn.'),
  },
})

/** What has been done to somebody, and what it has done and is doing. */
export const stateFields = {
  conditions: list(startingCondition, 'Conditions that it is under: until removed by default.'),
  advantage: list(advantage, 'Advantage that it has been given.'),
  bonuses: list(bonus, 'What is added to its rolls: by a blessing, or by what it carries (lasts: always).'),
  deathSavesFailed: number('Death Saves failed in this encounter.', {
    rule: 'death-save-failure',
    min: 0,
    max: 4,
    default: 0,
    column: { max: 4 },
  }),
  stabilized: flag('It is Dying, and failed Death Saves are not marked.', { rule: 'stabilize', column: {} }),
  hardFall: flag('Its first Death Save has 2 Disadvantage.', {
    rule: 'death-save-disadvantage',
    column: { shown: false },
  }),
  lastGasp: maybe(
    kind('last-gasp', 'It makes Last Gasp Saves.', {
      fields: { outcome: text('What comes of the fourth failure: death by default.') },
    }),
    undefined,
    { rule: 'last-gasp' },
  ),
  spent: several(SLOTS, 'Of a fight in progress: actions that it has spent this turn.', { rule: 'turn-actions' }),
  interruptUsed: flag('Of a fight in progress: its Interrupt is used.', {
    rule: 'action-interrupt',
    column: { shown: false },
  }),
  freeUsed: number('Of a fight in progress: free actions that it has started this turn.', {
    rule: 'free-action-limit',
    min: 0,
    max: 99,
    default: 0,
    column: { shown: false },
  }),
  readied: maybe(readied),
  lostSlot: word(SLOTS, 'An action that it does not have on its next turn.', { rule: 'ready-next-round' }),
  sustaining: list(sustained, 'Abilities that it keeps going.'),
}

/** What can be readied without saying on whom; an ability says itself whether it needs somebody. */
const NEEDS_NOBODY: ReadonlySet<string> = new Set(['use', 'stance', 'rally', 'deed'])

interface Own {
  readonly abilities: readonly Ability[]
  readonly stances: readonly Stance[]
}

type Written = ValuesOf<typeof stateFields>

/** A readied action: the positions of what it uses, and whom it names in addition to its target. */
export function settleReady(r: Reader, ready: ValueOf<typeof readied>, path: Path, { abilities, stances }: Own) {
  const { targets, to, away, also, ability: used, stance, ...rest } = ready
  const act = READY_ACTS[rest.act]
  const key = act === 'stance' ? 'stance' : 'ability'
  const id = key === 'stance' ? stance : used
  const ids = (key === 'stance' ? stances : abilities).map((one) => one.id)
  const ability = id === '' ? -1 : ids.indexOf(id)
  if ((act === 'stance' || act === 'use') && id === '') {
    r.problems.add(path, `Say which ${key} is readied: "${key}" with its id.`, 'ready')
  } else if (id !== '' && ability < 0) {
    r.problems.add([...path, key], `It has no ${key} "${id}".${hint(id, ids)}`, 'ready')
  }
  const named: Readonly<Record<Aim, readonly number[]>> = { targets, to: to < 0 ? [] : [to], away, also }
  const aims = AIMS.flatMap((as) => named[as].map((whom) => ({ as, whom })))
  const namesNobody = rest.target < 0 && (act !== 'move' || aims.length === 0)
  // A name that nobody has has been noted already.
  const isNoted = r.problems.list.some(
    (one) => one.path.length > path.length && path.every((key, i) => one.path[i] === key),
  )
  if (namesNobody && !isNoted && !NEEDS_NOBODY.has(act)) {
    r.problems.add(path, 'Say on whom what is readied is: "target" with a name.', 'ready')
  }
  return { ...rest, ability, aims }
}
/** A readied action at the start. */
export type StartingReady = ReturnType<typeof settleReady>

/** What is written of a readied action. */
export function writtenReady(
  { aims, ability, ...rest }: StartingReady,
  { abilities, stances }: Own,
): Written['readied'] {
  const aimed = (as: Aim) => aims.filter((one) => one.as === as).map((one) => one.whom)
  const isStance = READY_ACTS[rest.act] === 'stance'
  return {
    ...rest,
    targets: aimed('targets'),
    to: aimed('to')[0] ?? -1,
    away: aimed('away'),
    also: aimed('also'),
    ability: (isStance ? undefined : abilities[ability]?.id) ?? '',
    stance: (isStance ? stances[ability]?.id : undefined) ?? '',
  }
}

/** Which of its abilities somebody keeps going: positions, and whether each is due this turn. */
export function settleSustaining(
  r: Reader,
  name: string,
  all: Written['sustaining'],
  path: Path,
  abilities: readonly Ability[],
) {
  return all.flatMap(({ ability: id, due }, i) => {
    const ability = abilities.findIndex((own) => own.id === id)
    const wrong = (message: string) => r.problems.add([...path, i], message, 'ability-sustain')
    if (ability < 0) {
      const ids = abilities.map((own) => own.id)
      wrong(`${name} has no ability "${id}" to sustain.${hint(id, ids)}`)
      return []
    }
    if (abilities[ability]?.sustain === 0) wrong(`${abilities[ability]?.name} is not sustained: it has no "sustain".`)
    return [{ ability, due }]
  })
}
