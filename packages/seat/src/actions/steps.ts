import {
  type Action,
  type AnyRuleset,
  type AnyScene,
  type Command,
  canonical,
  type Intent,
  type Param,
  type PlainCommand,
  type ThingRef,
} from '@fray/kernel'
import type { Keys } from './keys.ts'
import type { ActionRisk } from './risk.ts'
import { type PlaceName, parameterWords, phrasesOf, sayingOf, titleWords } from './words.ts'

/*
 * Where there are many ways to do one thing, it is one action that asks step by step which is meant.
 */

/** Something that has still to be said before an action can be done. */
export interface Ask {
  readonly param: string
  /** In words: `a target`, `what it tries`. */
  readonly label: string
  readonly kind: Param['kind']
  /** What it may be, as commands write it, lists with commas and '' for leaving it out; empty for free words. */
  readonly choices: readonly (string | number)[]
}

/** Something that somebody may do now. */
export interface ListedAction {
  readonly key: string
  readonly action: string
  /** What is done, as commands are written; without what is still asked. */
  readonly command: PlainCommand
  /** The action's title without what it costs, or what stands in its place: `Attack`, `Rush In`. */
  readonly label: string
  /** What it is done to and with: `Gob with longsword`; '' where nothing is said. */
  readonly words: string
  /** What is drastic: it ends the fight, gives up, throws away. Hosts ask whether it is meant. */
  readonly drastic: 'ends' | 'gives-up' | 'throws-away' | null
  /** What has still to be said, one after the other; empty where the action is whole. */
  readonly asks: readonly Ask[]
  /** What is still asked where the same without it stands in the list as well: `aimed`; '' for any other. */
  readonly finer: string
  readonly about: ThingRef
  /** What it is done for: as its action declares, else by whom it is done to. */
  readonly intent: Intent | 'other'
  /** All of it as one phrase: `Attack Gob with longsword`. */
  readonly whole: string
  /** To whom it is done, or what is said first: `Attack Gob`; and what else is said, '' for nothing. */
  readonly head: string
  readonly rest: string
  /** Whether one gets to a place by it that it names, or asks for. */
  readonly goes: boolean
  /** Whether people seldom want it, or it only waits for something. */
  readonly rare: boolean
  /**
   * How many squares long the sides of what it takes in are: around the square that it names or asks for where that is odd, around
   * its south-west corner where it is even; left out for none.
   */
  readonly area?: number
  /** What it may cost the one who does it; left out where that is nothing that is known before. */
  readonly risk?: ActionRisk
}

/** Commands of one action beyond which it is asked step by step what is meant, instead of a list of all. */
const MOST_EACH = 12
/** The same for actions that are seldom wanted, or only wait: they shall not crowd the others out. */
const MOST_SELDOM = 2

/** The action of that id, which there is. */
export const actionOf = (rules: AnyRuleset, id: string): Action<AnyScene, Command> =>
  rules.actions.get(id) as Action<AnyScene, Command>

/** Whether the parameter takes words that only the one who gives the command can say. */
export const isFreeText = ({ kind, optional }: Param): boolean => kind === 'text' && !optional

/** A parameter as it is said: lists with commas, '' where it is left out. */
export const said = (value: unknown): unknown => (Array.isArray(value) ? value.join(',') : (value ?? ''))

/** To whom a command is done; '' for nobody in particular. */
export const doneTo = ({ command: { target, targets } }: Pick<ListedAction, 'command'>): string =>
  String(said(target ?? targets))

/** What is asked next by itself, when the rest is settled. */
export interface AskedApart {
  readonly ask: Ask
  /** What stands for it beside the usual; '' once something of it has been said. */
  readonly words: string
  /** All parameters that are asked so. */
  readonly names: readonly string[]
}

/** How commands are listed. */
interface Listing {
  readonly given: Readonly<Record<string, unknown>>
  readonly keys: Keys
  readonly placeName: PlaceName
  readonly apart?: AskedApart | null
}

/** The commands of one action: one action each, or one that asks on where there are many. */
export function listedOf(
  rules: AnyRuleset,
  plains: readonly PlainCommand[],
  { given, keys, placeName, apart = null }: Listing,
): ListedAction[] {
  const [first] = plains
  if (first === undefined) return []
  const declared = actionOf(rules, first.action)
  const texts = declared.params.filter(isFreeText).map((param) => askOf(param, []))
  const listed = (command: PlainCommand, asks: readonly Ask[]): ListedAction => ({
    key: keys.of(command),
    action: declared.id,
    command,
    label: titleWords(declared, command),
    words: parameterWords(declared, command, placeName),
    drastic: declared.drastic ?? null,
    asks,
    finer: '',
    about: { kind: 'action', name: declared.id, of: null },
    intent: declared.intent ?? 'other',
    ...phrasesOf(declared, command, placeName),
    goes: declared.intent === 'move' && declared.params.some(({ kind, optional }) => kind === 'place' && !optional),
    rare: declared.seldom === true || declared.waits === true,
  })
  const each = eachOnce(plains)
  const next = asksOn(rules, each, given)
  if (next === null && apart !== null) {
    const asking = (plain: PlainCommand): ListedAction => ({ ...listed(plain, [apart.ask]), finer: apart.words })
    if (apart.words === '') return each.map(asking)
    return each.flatMap((plain) => [listed(plain, texts), asking(apart.names.reduce(without, plain))])
  }
  if (next === null) {
    return coarsely(declared, each, given).map(({ plain, finer, plains: some }) =>
      finer === null ? listed(plain, texts) : { ...listed(plain, [askOf(finer, some)]), finer: finer.finer ?? '' },
    )
  }
  const { actor, action: id } = first
  const spoken = Object.fromEntries(Object.entries(given).filter(([, value]) => said(value) !== ''))
  return [listed({ actor, action: id, ...spoken }, [askOf(next, each)])]
}

/** Gives keys to the commands of one action, and to what is listed of them step by step. */
export function keyBelow(
  rules: AnyRuleset,
  plains: readonly PlainCommand[],
  given: Readonly<Record<string, unknown>>,
  keys: Keys,
  placeName: PlaceName,
): void {
  listedOf(rules, plains, { given, keys, placeName })
  for (const plain of plains) keys.of(plain)
  const next = asksOn(rules, plains, given)
  if (next === null) return
  const { name } = next
  for (const value of new Set(plains.map((plain) => said(plain[name])))) {
    const some = plains.filter((plain) => said(plain[name]) === value)
    keyBelow(rules, some, { ...given, [name]: value }, keys, placeName)
  }
}

const eachOnce = (plains: readonly PlainCommand[]): PlainCommand[] => [
  ...new Map(plains.map((plain) => [canonical(plain), plain])).values(),
]

/** The parameter that is asked for first where the commands of one action are too many for a list; null where they are not. */
export function asksOn(
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
  const { name } = finer
  const groups = new Map<string, PlainCommand[]>()
  for (const plain of plains) {
    const id = canonical(without(plain, name))
    groups.set(id, [...(groups.get(id) ?? []), plain])
  }
  const goesWithoutSaying = (plain: PlainCommand) => plain[name] === undefined || sayingOf(finer, plain) === ''
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    const said = group.filter((plain) => !goesWithoutSaying(plain))
    if (first === undefined || said.length < LEAST_FINER) return group.map(whole)
    return [...group.filter(goesWithoutSaying).map(whole), { plain: without(first, name), finer, plains: said }]
  })
}

/** The same without one parameter. */
export const without = <T extends Readonly<Record<string, unknown>>>(values: T, name: string): T =>
  Object.fromEntries(Object.entries(values).filter(([key]) => key !== name)) as T

/** The first parameter in which the commands differ. */
const firstThatDiffers = ({ params }: Action<AnyScene, Command>, plains: readonly PlainCommand[]): Param | undefined =>
  params.find(({ name }) => new Set(plains.map((plain) => canonical(plain[name] ?? null))).size > 1)

function askOf({ name, label, kind }: Param, plains: readonly PlainCommand[]): Ask {
  const values = plains.map((plain) => said(plain[name]))
  const choices = [...new Set(values)].filter((value) => typeof value === 'string' || typeof value === 'number')
  return { param: name, label, kind, choices }
}
