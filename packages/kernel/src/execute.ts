import { allNames, type Command, isRefusal, nameOf, type Param, type PlainCommand, rowOfName } from './command.ts'
import { perform } from './driver.ts'
import { say, word } from './log/message.ts'
import { REFEREE } from './questions.ts'
import { type Refusal, refuse, unknownName } from './refusal.ts'
import type { Action, AnyRuleset, Ruleset } from './ruleset.ts'
import type { AnyScene } from './scene.ts'
import { SUSPEND } from './table/table.ts'
import { cite } from './trace.ts'
import { nearest } from './words.ts'

/** Why this kind of actor cannot give the action's commands at all, or null. */
function wrongActor(action: Pick<Action<unknown, Command>, 'by' | 'id'>, actor: number): Refusal | null {
  if ((action.by === 'referee') === (actor === REFEREE)) return null
  return action.by === 'referee'
    ? refuse('not-your-seat', 'Only the referee can give the command {action}.', { action: { thing: action.id } })
    : refuse('not-your-seat', 'Only a combatant can give the command {action}.', { action: { thing: action.id } })
}

/**
 * Why the command may not be given now, or null.
 * @example
 * ```ts
 * import { checkCommand, readCommand } from '@fray/kernel'
 * import { openFight } from '@fray/seat/play'
 *
 * const text = '{ ruleset: zones, combatants: { Ada: { from: ada-the-warrior }, Corwin: { from: toll-ruffian } } }'
 * const { play } = await openFight(text, { seed: 'seven', computer: { referee: 'aggressive' } })
 * const { rules, session } = play
 * const { scene } = session
 * const blow = readCommand(rules, scene, { actor: 'Ada', action: 'attack', target: 'Corwin', weapon: 'Longsword' })
 * console.log(checkCommand(rules, scene, blow)?.reason.key) // {target} is {range}; a melee attack needs them Close.
 * ```
 */
export function checkCommand<S extends AnyScene, C extends Command>(
  rules: Ruleset<S, C>,
  scene: S,
  command: C,
): Refusal | null {
  const action = rules.actions.get(command.action)
  if (action === undefined) return unknownAction(rules, command.action)
  return checkAction(rules, action, scene, command)
}

/** The same for an action that has been looked up already: for callers that check many commands of one action. */
export function checkAction<S extends AnyScene, C extends Command>(
  rules: Ruleset<S, C>,
  action: Action<S, C>,
  scene: S,
  command: C,
): Refusal | null {
  const misplaced = wrongActor(action, command.actor)
  if (misplaced !== null) return misplaced
  if (command.actor !== REFEREE) {
    const why = rules.mayCommand(scene, command.actor)
    if (why !== null) return why
  }
  cite(action.rule)
  return action.check(scene, command)
}

function unknownAction(rules: Pick<AnyRuleset, 'actions'>, name: string): Refusal {
  const known = [...rules.actions.keys()]
  const near = nearest(name, known)
  const hint =
    near === null
      ? say('Known: {known}.', { known: { list: known.map((thing) => ({ thing })) } })
      : say('Did you mean "{near}"?', { near: { thing: near } })
  return refuse('unknown-action', 'There is no action "{name}". {hint}', { name: { said: name }, hint })
}

/** The result of an attempt: done, suspended until an answer is given, or refused. */
export type Attempt =
  | { readonly status: 'done' }
  | { readonly status: 'suspended' }
  | { readonly status: 'refused'; readonly refusal: Refusal }

const DONE: Attempt = { status: 'done' }
const SUSPENDED: Attempt = { status: 'suspended' }

/**
 * Checks and executes a command. If it is refused, suspended or fails, the scene is exactly as before. If it is
 * suspended, `scene.table.awaited` is what is missing, and `atMoment` is called while the scene is still in the state
 * in which it is missing.
 * @example
 * ```ts
 * import { execute, goToCommand, readCommand, Table } from '@fray/kernel'
 * import { openFight } from '@fray/seat/play'
 *
 * const text = `{ ruleset: zones, battlefield: { yard: { start: [characters, enemies] } },
 *   combatants: { Ada: { from: ada-the-warrior }, Corwin: { from: toll-ruffian } } }`
 * const { play } = await openFight(text, { seed: 'seven' })
 * const { rules, session } = play
 * const scene = rules.open(session.setup)
 * goToCommand(rules, scene, true)
 * const blow = readCommand(rules, scene, { actor: 'Corwin', action: 'attack', target: 'Ada', weapon: 'cudgel' })
 * scene.table = Table.recorded({ dice: 'typed' })
 * console.log(execute(rules, scene, blow), scene.table.awaited.sides) // { status: 'suspended' } [ 20 ]
 * scene.table.rewind([{ sides: 20, face: 3 }, { sides: 6, face: 4 }])
 * console.log(execute(rules, scene, blow), rules.vitality(scene, 0)) // { status: 'done' } 6
 * ```
 */
export function execute<S extends AnyScene, C extends Command>(
  rules: Ruleset<S, C>,
  scene: S,
  command: C,
  atMoment?: () => void,
): Attempt {
  const refusal = checkCommand(rules, scene, command)
  if (refusal !== null) return { status: 'refused', refusal }
  const mark = scene.mark()
  try {
    perform(rules, scene, command)
    return DONE
  } catch (thrown) {
    if (thrown === SUSPEND) atMoment?.()
    scene.rollback(mark)
    if (thrown === SUSPEND) return SUSPENDED
    throw thrown
  }
}

/** Whether the value cannot be a name. */
const isMissing = (raw: unknown): boolean => (typeof raw !== 'string' && typeof raw !== 'number') || raw === ''

/** Kinds of parameters that are one word or number. */
const ONE: readonly Param['kind'][] = ['combatant', 'word', 'number', 'text']

/**
 * Whether a value can be read as this kind of parameter: a map only as `value`, a list only as a kind of several
 * words.
 */
function fits(kind: Param['kind'], raw: unknown): boolean {
  if (kind === 'value' || typeof raw !== 'object') return true
  return (
    Array.isArray(raw) && !ONE.includes(kind) && (kind !== 'combatants' || raw.every((one) => typeof one === 'string'))
  )
}

/**
 * Reads a command as people write it. Unknown names and missing or extra parameters are refused: check with {@link
 * isRefusal}.
 */
export function readCommand<S extends AnyScene, C extends Command>(
  rules: Ruleset<S, C>,
  scene: S,
  plain: PlainCommand,
): C | Refusal {
  for (const part of ['actor', 'action'] as const) {
    if (isMissing(plain[part])) {
      return refuse('missing-value', 'A command says its "{part}", and this one does not.', { part: { thing: part } })
    }
  }
  const actor = plain.actor === 'referee' ? REFEREE : rowOfName(scene, String(plain.actor))
  if (actor < 0 && plain.actor !== 'referee') {
    return unknownName('combatant', String(plain.actor), allNames(scene))
  }
  const action = rules.actions.get(String(plain.action))
  if (action === undefined) return unknownAction(rules, String(plain.action))
  cite(action.rule)
  const misplaced = wrongActor(action, actor)
  if (misplaced !== null) return misplaced
  const command = rules.blank(actor, action.id) as C & Record<string, unknown>
  for (const param of action.params) {
    const raw = plain[param.name]
    if (raw === undefined || raw === null || raw === '') {
      if (!param.optional)
        return refuse('missing-value', 'The command {action} needs {label} ({param}).', {
          action: { thing: action.id },
          label: { key: param.label, slots: {} },
          param: { thing: param.name },
        })
      ;(command as Record<string, unknown>)[param.name] = param.absent
      continue
    }
    if (!fits(param.kind, raw))
      return refuse('bad-value', '{label} ({param}) should be words or a number, not a map or a list.', {
        label: { key: param.label, slots: {} },
        param: { thing: param.name },
      })
    const found = param.read(scene, raw, command)
    if (isRefusal(found)) return found
    ;(command as Record<string, unknown>)[param.name] = found.value
  }
  for (const key of Object.keys(plain)) {
    if (key === 'actor' || key === 'action' || action.params.some((p) => p.name === key)) continue
    const known = action.params.map((p) => p.name)
    const near = nearest(key, known)
    const hint =
      near !== null
        ? say(' Did you mean "{near}"?', { near: { thing: near } })
        : known.length > 0
          ? say(' It takes {known}.', { known: { list: known.map((thing) => ({ thing })) } })
          : word(' It takes none.')
    return refuse('unknown-field', 'The command {action} has no parameter "{key}".{hint}', {
      action: { thing: action.id },
      key: { said: key },
      hint,
    })
  }
  return command
}

/** The command as people, files and journals write it; absent parameters are left out. */
export function writeCommand<S extends AnyScene, C extends Command>(
  rules: Ruleset<S, C>,
  scene: S,
  command: C,
): PlainCommand {
  const action = rules.actions.get(command.action) as Action<S, C>
  const fields = command as Record<string, unknown>
  const plain: Record<string, unknown> = { actor: nameOf(scene, command.actor), action: command.action }
  for (const param of action.params) {
    const value = fields[param.name]
    const absent = value === param.absent || (Array.isArray(value) && value.length === 0)
    if (!absent) plain[param.name] = param.write(scene, value, fields)
  }
  return plain as PlainCommand
}

/** The commands that an actor can give now, and those that a person might expect, with the reason why not. */
export interface Possible<C> {
  readonly legal: readonly C[]
  readonly refused: readonly { readonly command: C; readonly refusal: Refusal }[]
}

/**
 * Lists the actor's commands, using the same definitions that check them.
 * @param only the id of the only action to list; null for all
 * @example
 * ```ts
 * import { possibleCommands } from '@fray/kernel'
 * import { openFight } from '@fray/seat/play'
 *
 * const text = '{ ruleset: zones, combatants: { Ada: { from: ada-the-warrior }, Corwin: { from: toll-ruffian } } }'
 * const { play } = await openFight(text, { seed: 'seven', computer: { referee: 'aggressive' } })
 * const { rules, session } = play
 * const { legal, refused } = possibleCommands(rules, session.scene, 0)
 * console.log(legal.map(({ action }) => action).slice(0, 3)) // [ 'move', 'move-again', 'disengage' ]
 * console.log(refused[0]?.command.action, refused[0]?.refusal.rule) // attack melee-needs-close
 * ```
 */
export function possibleCommands<S extends AnyScene, C extends Command>(
  rules: Ruleset<S, C>,
  scene: S,
  actor: number,
  only: string | null = null,
): Possible<C> {
  const legal: C[] = []
  const refused: { command: C; refusal: Refusal }[] = []
  for (const action of rules.actions.values()) {
    if (only !== null && action.id !== only) continue
    if ((action.by === 'referee') !== (actor === REFEREE)) continue
    for (const command of action.suggest(scene, actor)) {
      const refusal = checkCommand(rules, scene, command)
      if (refusal === null) legal.push(command)
      else refused.push({ command, refusal })
    }
  }
  return { legal, refused }
}
