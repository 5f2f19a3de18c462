import {
  type Action,
  type AnyRuleset,
  type AnyScene,
  type Command,
  checkCommand,
  isRefusal,
  type Param,
  REFEREE,
  refusalSeen,
  type ThingRef,
  withoutNames,
} from '@fray/kernel'

/** One parameter of an order, as a form shows it. */
export interface OrderParam {
  readonly name: string
  readonly label: string
  readonly kind: Param['kind']
  readonly optional: boolean
  /** The possible values, if there is a list; empty for free text and for places on squares. */
  readonly choices: readonly string[]
  /** The bounds of a number; null if there are none. */
  readonly min: number | null
  readonly max: number | null
  /** Ready-made content that it may be based on: ids with titles; otherwise empty. */
  readonly content: readonly { readonly id: string; readonly title: string }[]
}

/** An order of the referee as a form, derived from the action's declaration. */
export interface OrderForm {
  readonly action: string
  readonly title: string
  readonly rule: string
  readonly drastic: Action<AnyScene, Command>['drastic'] | null
  readonly about: ThingRef
  readonly params: readonly OrderParam[]
  /** Why it cannot be given now, if that does not depend on parameters; '' if it can. */
  readonly refused: string
}

/**
 * All orders of the referee in this game. `given` are parameters of one of them entered so far: the choices of later
 * ones depend on them.
 */
export const ordersOf = (
  rules: AnyRuleset,
  scene: AnyScene,
  only: string | null = null,
  given: Readonly<Record<string, unknown>> = {},
): OrderForm[] =>
  [...(rules.actions.values() as Iterable<Action<AnyScene, Command>>)]
    .filter(({ by, id }) => by === 'referee' && (only === null || id === only))
    .map((action) => ({
      action: action.id,
      title: withoutNames(action.title),
      rule: action.rule,
      drastic: action.drastic ?? null,
      about: { kind: 'action', name: action.id, of: null },
      params: paramsOf(rules, scene, action, given),
      refused: refusedNow(rules, scene, action),
    }))

function paramsOf(
  rules: AnyRuleset,
  scene: AnyScene,
  { params }: Action<AnyScene, Command>,
  given: Readonly<Record<string, unknown>>,
): OrderParam[] {
  const soFar: Record<string, unknown> = { actor: REFEREE }
  let isSaid = true
  return params.map((param) => {
    const { name, label, kind, optional, min = null, max = null, holds } = param
    // A combatant's things can be listed once the combatant is chosen.
    const choices = kind === 'thing' && !isSaid ? [] : (param.choices?.(scene, { ...soFar }) ?? [])
    soFar[name] = param.absent
    const raw = given[name]
    const read = raw === undefined || raw === '' ? null : param.read(scene, raw, soFar)
    if (read !== null && !isRefusal(read)) soFar[name] = read.value
    else if (!optional) isSaid = false
    return {
      name,
      label,
      kind,
      optional,
      choices,
      min,
      max,
      content: holds === undefined ? [] : contentOf(rules, holds),
    }
  })
}

/** Why an order without required parameters is refused in the fight's state, or ''. */
function refusedNow(rules: AnyRuleset, scene: AnyScene, { id, params }: Action<AnyScene, Command>): string {
  if (params.some(({ optional }) => !optional)) return ''
  const refusal = checkCommand(rules, scene, rules.blank(REFEREE, id))
  return refusal === null ? '' : refusalSeen(refusal, scene).reason
}

const known = new WeakMap<AnyRuleset, Map<string, OrderParam['content']>>()

/** Ready-made content of a kind by id, with its titles. */
function contentOf(rules: AnyRuleset, kind: string): OrderParam['content'] {
  const kinds = known.get(rules) ?? new Map<string, OrderParam['content']>()
  known.set(rules, kinds)
  const found =
    kinds.get(kind) ??
    rules.presentation
      .content()
      .filter((ref) => ref.kind === kind)
      .map((ref) => ({ id: ref.name, title: rules.presentation.aboutContent(ref)?.title ?? ref.name }))
      .sort((a, b) => a.title.localeCompare(b.title))
  kinds.set(kind, found)
  return found
}
