import {
  type Action,
  type AnyRuleset,
  type AnyScene,
  type Command,
  canonical,
  type Lens,
  nameOf,
  type Param,
  type PlainCommand,
  type Price,
  possibleCommands,
  type Refusal,
  type ThingRef,
  writeCommand,
} from '@fray/kernel'
import type { Keys } from './keys.ts'
import { foesOf, likely } from './likely.ts'
import { parameterWords, titleWords } from './words.ts'

/** Something that has still to be said before an act can be done. */
export interface Ask {
  readonly param: string
  /** In words: `a target`, `what it tries`. */
  readonly label: string
  readonly kind: Param['kind']
  /** What it may be, as commands write it, lists with commas and '' for leaving it out; empty for free words. */
  readonly candidates: readonly (string | number)[]
}

/** Something that somebody may do now. */
export interface Act {
  readonly key: string
  readonly action: string
  /** What is done, as commands are written; without what is still asked. */
  readonly command: PlainCommand
  /** The action's title without what it costs, or what stands in its place: `Attack`, `Rush In`. */
  readonly label: string
  /** What it is done to and with: `Gob with longsword`; '' where nothing is said. */
  readonly words: string
  /** What cannot be mended: it ends the fight, gives up, throws away. Hosts ask whether it is meant. */
  readonly drastic: 'ends' | 'gives-up' | 'throws-away' | null
  /** What has still to be said, one after the other; empty where the act is whole. */
  readonly asks: readonly Ask[]
  /** What is still asked where the same without it stands in the list as well: `aimed`; '' for any other. */
  readonly finer: string
  readonly about: ThingRef
}

/** Something that somebody might expect and that the rules forbid now. */
export interface Illegal {
  readonly action: string
  readonly command: PlainCommand
  readonly label: string
  readonly words: string
  readonly rule: string
  readonly reason: string
}

/** All that one combatant may do now. */
export interface Acts {
  /** The combatant's name, or `referee`. */
  readonly who: string
  /** By what they cost, the likely ones first: groups as well as what is in them. */
  readonly groups: readonly { readonly price: Price; readonly acts: readonly Act[] }[]
  /** Each reason once for each action. */
  readonly illegal: readonly Illegal[]
  /** What it should know before it chooses, in sentences. */
  readonly cautions: readonly string[]
}

/** Which acts are wanted: all, or those of one action for which something has been said already. */
export interface ActWishes {
  readonly action?: string
  /** Parameters by name, as commands write them. */
  readonly given?: Readonly<Record<string, unknown>>
  /**
   * For a plan: everything that somebody might think of for its next turn, whether or not it may be done now. Whether it may be
   * then is found out then.
   */
  readonly planned?: boolean
  /** Whether acts that are listed only after something has been said have keys already: for hosts. */
  readonly deep?: boolean
}

/** Commands of one action beyond which it is asked step by step what is meant, instead of a list of all. */
const MOST_EACH = 12
/** The same for actions that are seldom wanted, or only wait: they shall not crowd the others out. */
const MOST_SELDOM = 2

/** All that the combatant (or the referee, below 0) may do now, as its seat may know it. */
export function actsOf(
  rules: AnyRuleset,
  scene: AnyScene,
  actor: number,
  lens: Lens,
  keys: Keys,
  { action: only, given = {}, planned = false, deep = false }: ActWishes = {},
): Acts {
  const { price } = rules.showing
  const { legal, refused } = possibleCommands(rules, scene, actor) as {
    legal: Command[]
    refused: { command: Command; refusal: Refusal }[]
  }
  const foes = foesOf(scene, actor)
  const groups = new Map<string, Priced>()
  // Whoever is out of the fight has no next turn, and knows nothing of it that its friends do not.
  const mayPlan = planned && actor >= 0 && rules.isStanding(scene, actor)
  const planOf = () => [...legal, ...refused.map(({ command }) => command)].filter(isPlannable(rules))
  const all = mayPlan ? planOf() : planned ? [] : legal
  for (const command of all) {
    if (only !== undefined && command.action !== only) continue
    if (namesUnknown(rules, scene, command)) continue
    const plain = withoutTexts(rules, writeCommand(rules, scene, command))
    if (!isGiven(plain, given)) continue
    const cost = price(scene, command)
    const group = groups.get(cost.id) ?? { price: cost, commands: new Map() }
    groups.set(cost.id, group)
    group.commands.set(plain.action, [...(group.commands.get(plain.action) ?? []), plain])
  }
  for (const group of groups.values())
    for (const [id, plains] of group.commands)
      if (asksOn(rules, plains, given) !== null) gatherInFirst([...groups.values()], id)
  if (deep)
    for (const { commands } of groups.values())
      for (const plains of commands.values()) keyBelow(rules, plains, given, keys)
  return {
    who: nameOf(scene, actor),
    groups: likely(
      [...groups.values()]
        .filter(({ commands }) => commands.size > 0)
        .sort((a, b) => a.price.order - b.price.order)
        .map(({ price, commands }) => ({
          price,
          acts: [...commands.values()].flatMap((plains) => actsOfAction(rules, plains, given, keys)),
        })),
      foes,
      (id) => actionOf(rules, id),
    ),
    illegal: planned ? [] : illegalOf(rules, scene, refused),
    cautions: actor < 0 || planned ? [] : [...(rules.cautions?.(scene, actor, lens) ?? [])],
  }
}

/** What may be done at one price, by action. */
interface Priced {
  readonly price: Price
  readonly commands: Map<string, PlainCommand[]>
}

/** What is asked step by step is one act, though ways to do it differ in price: it stands where the dearest of them does. */
function gatherInFirst(groups: readonly Priced[], action: string): void {
  const [first, ...others] = groups
    .filter(({ commands }) => commands.has(action))
    .sort((a, b) => a.price.order - b.price.order)
  if (first === undefined) return
  first.commands.set(
    action,
    [first, ...others].flatMap(({ commands }) => commands.get(action) ?? []),
  )
  for (const { commands } of others) commands.delete(action)
}

const actionOf = (rules: AnyRuleset, id: string): Action<AnyScene, Command> =>
  rules.actions.get(id) as Action<AnyScene, Command>

/** Whether a command can be part of a plan: what begins a turn comes of itself, and what cannot be mended is not done unseen. */
const isPlannable =
  (rules: AnyRuleset) =>
  ({ action }: Command): boolean => {
    const { formal, drastic, by } = actionOf(rules, action)
    return formal !== true && (drastic ?? null) === null && by !== 'referee'
  }

const isFreeText = ({ kind, optional }: Param): boolean => kind === 'text' && !optional

/** The command without the words that only whoever gives it can say. */
function withoutTexts(rules: AnyRuleset, plain: PlainCommand): PlainCommand {
  const { params } = actionOf(rules, plain.action)
  const texts = new Set(params.filter(isFreeText).map(({ name }) => name))
  return texts.size === 0
    ? plain
    : (Object.fromEntries(Object.entries(plain).filter(([key]) => !texts.has(key))) as PlainCommand)
}

/** Whether the command is about somebody of whom those do not know who look. */
function namesUnknown(rules: AnyRuleset, scene: AnyScene, command: Command): boolean {
  const { known } = scene
  if (known === null) return false
  const values = command as unknown as Readonly<Record<string, unknown>>
  return actionOf(rules, command.action).params.some(({ name, kind }) => {
    const value = values[name]
    if (kind === 'combatant') return typeof value === 'number' && value >= 0 && !known(value)
    return kind === 'combatants' && Array.isArray(value) && value.some((row) => !known(row as number))
  })
}

/** A parameter as it is said: lists with commas, '' where it is left out. */
const said = (value: unknown): unknown => (Array.isArray(value) ? value.join(',') : (value ?? ''))

const isGiven = (plain: PlainCommand, given: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(given).every(([key, value]) => said(plain[key]) === said(value))

/** The commands of one action: one act each, or one that asks on where there are many. */
function actsOfAction(
  rules: AnyRuleset,
  plains: readonly PlainCommand[],
  given: Readonly<Record<string, unknown>>,
  keys: Keys,
): Act[] {
  const [first] = plains
  if (first === undefined) return []
  const action = actionOf(rules, first.action)
  const texts = action.params.filter(isFreeText).map((param) => askOf(param, []))
  const act = (command: PlainCommand, asks: readonly Ask[]): Act => ({
    key: keys.of(command),
    action: action.id,
    command,
    label: titleWords(action, command),
    words: parameterWords(action, command),
    drastic: action.drastic ?? null,
    asks,
    finer: '',
    about: { kind: 'action', name: action.id, of: null },
  })
  const each = eachOnce(plains)
  const next = asksOn(rules, each, given)
  if (next === null) {
    return coarsely(action, each, given).map(({ plain, finer, plains: some }) =>
      finer === null ? act(plain, texts) : { ...act(plain, [askOf(finer, some)]), finer: finer.finer ?? '' },
    )
  }
  const { actor, action: id } = first
  const spoken = Object.fromEntries(Object.entries(given).filter(([, value]) => said(value) !== ''))
  return [act({ actor, action: id, ...spoken }, [askOf(next, each)])]
}

/** Gives keys to the commands of one action, and to what is listed of them step by step. */
function keyBelow(
  rules: AnyRuleset,
  plains: readonly PlainCommand[],
  given: Readonly<Record<string, unknown>>,
  keys: Keys,
): void {
  actsOfAction(rules, plains, given, keys)
  for (const plain of plains) keys.of(plain)
  const next = asksOn(rules, plains, given)
  if (next === null) return
  const { name } = next
  for (const value of new Set(plains.map((plain) => said(plain[name])))) {
    const some = plains.filter((plain) => said(plain[name]) === value)
    keyBelow(rules, some, { ...given, [name]: value }, keys)
  }
}

const eachOnce = (plains: readonly PlainCommand[]): PlainCommand[] => [
  ...new Map(plains.map((plain) => [canonical(plain), plain])).values(),
]

/** The parameter that is asked for first where the commands of one action are too many for a list; null where they are not. */
function asksOn(
  rules: AnyRuleset,
  plains: readonly PlainCommand[],
  given: Readonly<Record<string, unknown>>,
): Param | null {
  const [first] = plains
  if (first === undefined) return null
  const action = actionOf(rules, first.action)
  const each = eachOnce(plains)
  const most = action.seldom === true || action.waits === true ? MOST_SELDOM : MOST_EACH
  return coarsely(action, each, given).length <= most ? null : (firstThatDiffers(action, each) ?? null)
}

/** A command, and those that are the same but for a finer point which is still to be said; `finer` is null where it is whole. */
interface Coarse {
  readonly plain: PlainCommand
  readonly finer: Param | null
  readonly plains: readonly PlainCommand[]
}

/** Fewer commands than this that differ in a finer point alone are told one by one. */
const LEAST_FINER = 3

/**
 * The commands, of which those that differ in a finer point alone are one that still asks for it. What is done where nothing is
 * said of it stands beside that, whole.
 */
function coarsely(
  { params }: Action<AnyScene, Command>,
  plains: readonly PlainCommand[],
  given: Readonly<Record<string, unknown>>,
): Coarse[] {
  const whole = (plain: PlainCommand): Coarse => ({ plain, finer: null, plains: [plain] })
  const finer = params.find((param) => param.finer !== undefined)
  if (finer === undefined || finer.name in given) return plains.map(whole)
  const { name, says } = finer
  const groups = new Map<string, PlainCommand[]>()
  for (const plain of plains) {
    const id = canonical(without(plain, name))
    groups.set(id, [...(groups.get(id) ?? []), plain])
  }
  const goesWithoutSaying = (plain: PlainCommand) =>
    plain[name] === undefined || says?.(String(plain[name]), plain) === ''
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    const said = group.filter((plain) => !goesWithoutSaying(plain))
    if (first === undefined || said.length < LEAST_FINER) return group.map(whole)
    return [...group.filter(goesWithoutSaying).map(whole), { plain: without(first, name), finer, plains: said }]
  })
}

const without = (plain: PlainCommand, name: string): PlainCommand =>
  Object.fromEntries(Object.entries(plain).filter(([key]) => key !== name)) as PlainCommand

/** The first parameter in which the commands differ. */
const firstThatDiffers = ({ params }: Action<AnyScene, Command>, plains: readonly PlainCommand[]): Param | undefined =>
  params.find(({ name }) => new Set(plains.map((plain) => canonical(plain[name] ?? null))).size > 1)

function askOf({ name, label, kind }: Param, plains: readonly PlainCommand[]): Ask {
  const values = plains.map((plain) => said(plain[name]))
  const candidates = [...new Set(values)].filter((value) => typeof value === 'string' || typeof value === 'number')
  return { param: name, label, kind, candidates }
}

/** What is not possible, each reason once for each action. What only waits for the turn to begin is possible in effect. */
function illegalOf(
  rules: AnyRuleset,
  scene: AnyScene,
  refused: readonly { readonly command: Command; readonly refusal: Refusal }[],
): Illegal[] {
  const found = new Map<string, Illegal>()
  for (const { command, refusal } of refused) {
    const action = actionOf(rules, command.action)
    const id = `${command.action} ${refusal.rule} ${refusal.reason}`
    if (action.formal === true || found.has(id) || rules.implied(scene, command) !== null) continue
    if (namesUnknown(rules, scene, command)) continue
    const plain = writeCommand(rules, scene, command)
    const { rule, reason } = refusal
    const words = parameterWords(action, plain)
    found.set(id, { action: action.id, command: plain, label: titleWords(action, plain), words, rule, reason })
  }
  return [...found.values()]
}
