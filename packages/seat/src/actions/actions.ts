import {
  type AnyRuleset,
  type AnyScene,
  type Command,
  inWords,
  nameOf,
  type PlainCommand,
  possibleCommands,
  type Refusal,
  refusalSeen,
  type Viewer,
  writeCommand,
} from '@fray/kernel'
import { apartOf, askApart, nextApart, saidApart, waysApart, withoutApart } from './apart.ts'
import type { Keys } from './keys.ts'
import { foesOf, likely, meantFor } from './likely.ts'
import type { SeatPrice } from './price.ts'
import { Risks } from './risk.ts'
import { type AskedApart, actionOf, asksOn, isFreeText, keyBelow, type ListedAction, listedOf, said } from './steps.ts'
import { type PlaceName, parameterWords, phrasesOf, placesOf, titleWords } from './words.ts'

/** Something that somebody might expect and that the rules forbid now. */
export interface Illegal {
  readonly action: string
  readonly command: PlainCommand
  readonly label: string
  readonly words: string
  /** Both as one phrase: `Attack Gob with longsword`. */
  readonly whole: string
  readonly rule: string
  readonly reason: string
  readonly intent: ListedAction['intent']
}

/** All that one combatant may do now. */
export interface ListedActions {
  /** The combatant's name, or `referee`. */
  readonly who: string
  /** By what they cost, the likely ones first: groups as well as what is in them. */
  readonly groups: readonly { readonly price: SeatPrice; readonly actions: readonly ListedAction[] }[]
  /** Each reason once for each action. */
  readonly illegal: readonly Illegal[]
  /** What it should know before it chooses, in sentences. */
  readonly cautions: readonly string[]
}

/** Which acts are wanted: all, or those of one action for which something has been said already. */
export interface ActionOptions {
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

interface Listed extends ActionOptions {
  readonly keys: Keys
  /** What else is refused now; null for nothing. */
  readonly refusedNow: ((command: Command) => Refusal | null) | null
}

/** All that the combatant (or the referee, below 0) may do now, as its seat may know it. */
export function actionsOf(
  rules: AnyRuleset,
  scene: AnyScene,
  actor: number,
  viewer: Viewer,
  { keys, refusedNow, action: only, given = {}, planned = false, deep = false }: Listed,
): ListedActions {
  const { price } = rules.presentation
  const placeName = placesOf(rules, scene, viewer)
  const possible = possibleCommands(rules, scene, actor, only ?? null) as {
    legal: Command[]
    refused: { command: Command; refusal: Refusal }[]
  }
  const { legal, refused } = refusedNow === null ? possible : afterRefusals(possible, refusedNow)
  const foes = foesOf(scene, actor)
  const groups = new Map<string, Priced>()
  // The one who is out of the fight has no next turn, and knows nothing of it that its friends do not.
  const mayPlan = planned && actor >= 0 && rules.isStanding(scene, actor)
  const planOf = () => [...legal, ...refused.map(({ command }) => command)].filter(isPlannable(rules))
  const risks = new Risks(rules, scene, viewer)
  const commands = new Map<PlainCommand, Command>()
  /** What it may cost is said of what is whole, and of going somewhere before it is said where. */
  const withRisk = (action: ListedAction): ListedAction => {
    const [ask] = action.asks
    const whole = ask === undefined ? commands.get(action.command) : undefined
    const going = ask?.kind === 'place' ? rules.blank(actor, action.action) : undefined
    const command = planned ? undefined : (whole ?? going)
    const risk = command === undefined ? undefined : risks.of(command)
    return { ...action, ...(risk !== undefined && { risk }), ...areaOf(action) }
  }
  /** What it takes in, as far as it is said. */
  const areaOf = ({ command, asks }: ListedAction): { area?: number } => {
    if (rules.area === undefined || planned || asks.some(({ kind }) => kind !== 'place')) return {}
    const given = Object.entries(command)
    for (const [plain, one] of commands) {
      if (!given.every(([name, value]) => plain[name] === value)) continue
      const area = rules.area(scene, one)
      return area === 0 ? {} : { area }
    }
    return {}
  }
  /** What is asked apart of these commands of one action, if anything still is. */
  const apartIn = ([first]: readonly PlainCommand[]): AskedApart | null => {
    const params = first === undefined ? [] : apartOf(rules, first.action)
    const next = nextApart(params, given)
    if (next === undefined) return null
    const names = params.map(({ name }) => name)
    const isBegun = names.some((name) => name in given)
    return { ask: askApart(scene, actor, next), words: isBegun ? '' : (next.apart?.words ?? ''), names }
  }
  const isSaid = Object.keys(given).length > 0
  const all = mayPlan ? planOf() : planned ? [] : legal
  for (const command of all) {
    if (namesUnknown(rules, scene, command)) continue
    const usual = { command, plain: withoutTexts(rules, writeCommand(rules, scene, command)) }
    if (isSaid && !isGiven(usual.plain, withoutApart(rules, command.action, given))) continue
    const meant = isSaid ? saidApart(rules, scene, usual, given) : usual
    if (meant === null) continue
    const { plain } = meant
    commands.set(plain, meant.command)
    const cost = price(scene, command)
    const group = groups.get(cost.id) ?? { price: { ...cost, label: inWords(cost.label, scene) }, commands: new Map() }
    groups.set(cost.id, group)
    group.commands.set(plain.action, [...(group.commands.get(plain.action) ?? []), plain])
  }
  for (const group of groups.values())
    for (const [id, plains] of group.commands)
      if (asksOn(rules, plains, given) !== null) gatherInFirst([...groups.values()], id)
  if (deep)
    for (const { commands } of groups.values())
      for (const [id, plains] of commands) {
        keyBelow(rules, plains, given, keys, placeName)
        const params = apartOf(rules, id)
        for (const plain of plains) for (const way of waysApart(scene, actor, params, plain)) keys.of(way)
      }
  return {
    who: nameOf(scene, actor),
    groups: likely(
      [...groups.values()]
        .filter(({ commands }) => commands.size > 0)
        .sort((a, b) => a.price.order - b.price.order)
        .map(({ price, commands }) => ({
          price,
          actions: [...commands.values()]
            .flatMap((plains) => listedOf(rules, plains, { given, keys, placeName, apart: apartIn(plains) }))
            .map((action) => withRisk(meantFor(action, foes))),
        })),
      foes,
      (id) => actionOf(rules, id),
    ),
    illegal: planned ? [] : illegalOf(rules, scene, refused, placeName),
    cautions:
      actor < 0 || planned ? [] : (rules.cautions?.(scene, actor, viewer) ?? []).map((one) => inWords(one, scene)),
  }
}

/** What is possible but for what is refused as well. */
function afterRefusals(
  { legal, refused }: { legal: Command[]; refused: { command: Command; refusal: Refusal }[] },
  refusedNow: (command: Command) => Refusal | null,
): { legal: Command[]; refused: { command: Command; refusal: Refusal }[] } {
  const more = legal.flatMap((command) => {
    const refusal = refusedNow(command)
    return refusal === null ? [] : [{ command, refusal }]
  })
  const gone = new Set(more.map(({ command }) => command))
  return { legal: legal.filter((command) => !gone.has(command)), refused: [...refused, ...more] }
}

/** What may be done at one price, by action. */
interface Priced {
  readonly price: SeatPrice
  readonly commands: Map<string, PlainCommand[]>
}

/** What is asked step by step is one action, though ways to do it differ in price: it stands where the dearest of them does. */
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

/** Whether a command can be part of a plan: what begins a turn comes automatically, and what is drastic is not done unseen. */
const isPlannable =
  (rules: AnyRuleset) =>
  ({ action }: Command): boolean => {
    const { formal, drastic, by } = actionOf(rules, action)
    return formal !== true && (drastic ?? null) === null && by !== 'referee'
  }

/** The command without the words that only the one who gives it can say. */
function withoutTexts(rules: AnyRuleset, plain: PlainCommand): PlainCommand {
  const { params } = actionOf(rules, plain.action)
  const texts = new Set(params.filter(isFreeText).map(({ name }) => name))
  return texts.size === 0
    ? plain
    : (Object.fromEntries(Object.entries(plain).filter(([key]) => !texts.has(key))) as PlainCommand)
}

/** Whether the command is about somebody, a place or a thing of which those do not know who look. */
function namesUnknown(rules: AnyRuleset, scene: AnyScene, command: Command): boolean {
  const { known, unknown } = scene
  if (known === null && unknown === null) return false
  const values = command as Readonly<Record<string, unknown>>
  return actionOf(rules, command.action).params.some((param) => {
    const { name, kind } = param
    const value = values[name]
    if (scene.hides(param.refOf?.(scene, value) ?? null)) return true
    if (known === null) return false
    if (kind === 'combatant') return typeof value === 'number' && value >= 0 && !known(value)
    return kind === 'combatants' && Array.isArray(value) && value.some((row) => !known(row as number))
  })
}

const isGiven = (plain: PlainCommand, given: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(given).every(([key, value]) => said(plain[key]) === said(value))

/** What is not possible, each reason once for each action. What only waits for the turn to begin is possible in effect. */
function illegalOf(
  rules: AnyRuleset,
  scene: AnyScene,
  refused: readonly { readonly command: Command; readonly refusal: Refusal }[],
  placeName: PlaceName,
): Illegal[] {
  const found = new Map<string, Illegal>()
  for (const { command, refusal } of refused) {
    const action = actionOf(rules, command.action)
    const { rule, reason } = refusalSeen(refusal, scene)
    const id = `${command.action} ${rule} ${reason}`
    if (action.formal === true || found.has(id) || rules.implied(scene, command) !== null) continue
    if (namesUnknown(rules, scene, command)) continue
    const plain = writeCommand(rules, scene, command)
    const words = parameterWords(action, plain, placeName)
    found.set(id, {
      action: action.id,
      command: plain,
      label: titleWords(action, plain),
      words,
      whole: phrasesOf(action, plain, placeName).whole,
      rule,
      reason,
      intent: action.intent ?? 'other',
    })
  }
  return [...found.values()]
}
