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

/** One thing that an order has to be told, as a form shows it. */
export interface OrderParam {
  readonly name: string
  readonly label: string
  readonly kind: Param['kind']
  readonly optional: boolean
  /** What may be written, where it is one of a list; empty for free words and for places on squares. */
  readonly choices: readonly string[]
  /** The bounds of a number; null where there are none. */
  readonly min: number | null
  readonly max: number | null
  /** What ready-made content it may be made from: ids with what people call them; empty for anything else. */
  readonly content: readonly { readonly id: string; readonly title: string }[]
}

/** Something that the referee may order, as a form: from the action's declaration alone. */
export interface OrderForm {
  readonly action: string
  readonly title: string
  readonly rule: string
  readonly drastic: Action<AnyScene, Command>['drastic'] | null
  readonly about: ThingRef
  readonly params: readonly OrderParam[]
  /** Why it cannot be given now, where that hangs on nothing that has to be said; '' where it may be. */
  readonly refused: string
}

/**
 * All that the referee may order in this game. `given` says what has been said of one of them already, by parameter: the choices of
 * later ones hang on it.
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
    // What somebody has can be listed when it is said who that is.
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

/** Why an order without anything to be said is refused as the fight stands, or ''. */
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
