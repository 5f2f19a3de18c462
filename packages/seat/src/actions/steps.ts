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

/* If there are many variants of an action, it is listed once and asks step by step which one is meant. */

/** A parameter that is still needed before an action can be done. */
export interface Ask {
  readonly param: string
  /** In words: `a target`, `what it tries`. */
  readonly label: string
  readonly kind: Param['kind']
  /** The possible values as commands write them, lists with commas and '' for none; empty for free text. */
  readonly choices: readonly (string | number)[]
}

/** An action that is listed as possible now. */
export interface ListedAction {
  readonly key: string
  readonly action: string
  /** The command as written, without the parameters still asked for. */
  readonly command: PlainCommand
  /** The action's title without its price, or what replaces the title: `Attack`, `Rush In`. */
  readonly label: string
  /** Its parameters: `Gob with longsword`; '' if there are none. */
  readonly words: string
  /** Why hosts should ask for confirmation: it ends the fight, gives up, throws something away. */
  readonly drastic: 'ends' | 'gives-up' | 'throws-away' | null
  /** The parameters still asked for, in order; empty if the action is complete. */
  readonly asks: readonly Ask[]
  /** Label of an optional detail still asked for, if the action without it is listed as well: `aimed`; otherwise ''. */
  readonly finer: string
  readonly about: ThingRef
  /** Its purpose: as its action declares, otherwise by its targets. */
  readonly intent: Intent | 'other'
  /** Title and parameters as one phrase: `Attack Gob with longsword`. */
  readonly whole: string
  /** Title and target, or first parameter: `Attack Gob`; and the other parameters, '' for none. */
  readonly head: string
  readonly rest: string
  /** Whether it is a move to a place that it names, or asks for. */
  readonly goes: boolean
  /** Whether people seldom want it, or it only waits for something. */
  readonly rare: boolean
  /**
   * The side length of the affected area in squares: around its square if odd, around that square's south-west corner
   * if even; missing if there is none.
   */
  readonly area?: number
  /** What it may cost its actor; missing if no cost is known in advance. */
  readonly risk?: ActionRisk
}

/** With more commands than this an action asks step by step what is meant, instead of listing all. */
const MOST_EACH = 12
/** The same for actions that are seldom wanted, or only wait: they must not crowd the others out. */
const MOST_SELDOM = 2

/** The action with that id, which must exist. */
export const actionOf = (rules: AnyRuleset, id: string): Action<AnyScene, Command> =>
  rules.actions.get(id) as Action<AnyScene, Command>

/** Whether the parameter is a free text that only the giver of the command can supply. */
export const isFreeText = ({ kind, optional }: Param): boolean => kind === 'text' && !optional

/** A parameter as text: lists with commas, '' if missing. */
export const said = (value: unknown): unknown => (Array.isArray(value) ? value.join(',') : (value ?? ''))

/** The targets of a command; '' for nobody in particular. */
export const doneTo = ({ command: { target, targets } }: Pick<ListedAction, 'command'>): string =>
  String(said(target ?? targets))

/** The parameter to ask separately, when the rest is settled. */
export interface AskedApart {
  readonly ask: Ask
  /** The label shown next to the usual value; '' once something of it has been given. */
  readonly words: string
  /** All parameters that are asked this way. */
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

/** Gives keys to the commands of one action, and to everything listed of them step by step. */
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

/** The parameter that is asked for first if one action has too many commands for a list; otherwise null. */
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

/** A command, and those that differ only in a detail that is still to be given; `finer` is null if it is complete. */
interface Coarse {
  readonly plain: PlainCommand
  readonly finer: Param | null
  readonly plains: readonly PlainCommand[]
}

/** With fewer commands than this that differ only in a detail, they are listed one by one. */
const LEAST_FINER = 3

/**
 * Merges commands that differ only in a detail into one that asks for it. The command without the detail is listed
 * next to it.
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

/** The values without one parameter. */
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
