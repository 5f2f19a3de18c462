/** One change from a value to another: the new value at the path; `gone` if it is removed. */
export interface Change {
  readonly path: readonly (string | number)[]
  readonly value?: unknown
  readonly gone?: true
}

/**
 * The changes that turn `a` into `b`, both plain data; empty if they are equal.
 * @example
 * ```ts
 * import { diff } from '@fray/seat/patch'
 *
 * console.log(JSON.stringify(diff({ hp: 6, people: ['Ada'] }, { hp: 4, people: ['Ada'] }))) // [{"path":["hp"],"value":4}]
 * ```
 */
export function diff(a: unknown, b: unknown): Change[] {
  const changes: Change[] = []
  compare(a, b, [], changes)
  return changes
}

type Plain = Readonly<Record<string, unknown>>

// A separate copy, because clients load this file without the kernel.
const isMap = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)

/** `path` is the position of the values: one shared list, copied only into changes. */
function compare(a: unknown, b: unknown, path: (string | number)[], changes: Change[]): void {
  if (Object.is(a, b)) return
  if (Array.isArray(a) && Array.isArray(b) && a.length === b.length) {
    for (let i = 0; i < a.length; i++) {
      if (isSame(a[i], b[i])) continue
      path.push(i)
      compare(a[i], b[i], path, changes)
      path.pop()
    }
  } else if (isMap(a) && isMap(b)) compareMaps(a, b, path, changes)
  else changes.push({ path: [...path], value: b })
}

function compareMaps(a: Plain, b: Plain, path: (string | number)[], changes: Change[]): void {
  for (const key of Object.keys(a)) if (!Object.hasOwn(b, key)) changes.push({ path: [...path, key], gone: true })
  for (const key of Object.keys(b)) {
    const isKnown = Object.hasOwn(a, key)
    if (isKnown && isSame(a[key], b[key])) continue
    path.push(key)
    if (isKnown) compare(a[key], b[key], path, changes)
    else changes.push({ path: [...path], value: b[key] })
    path.pop()
  }
}

/** Whether two values are identical without looking inside: most of a table is texts and numbers that stay the same. */
const isSame = (a: unknown, b: unknown): boolean => a === b && (a !== 0 || Object.is(a, b))

/**
 * The value with the changes applied; the value itself is not modified. Throws if a path does not exist.
 * @example
 * ```ts
 * import { diff, patch } from '@fray/seat/patch'
 *
 * const was = { hp: 6 }
 * console.log(patch(was, diff(was, { hp: 4 })), was) // { hp: 4 } { hp: 6 }
 * ```
 */
export function patch<T>(value: T, changes: readonly Change[]): T {
  return changes.reduce<unknown>((now, change) => patched(now, change, 0), value) as T
}

function patched(value: unknown, change: Change, depth: number): unknown {
  const key = change.path[depth]
  if (key === undefined) return change.value
  const isLast = depth === change.path.length - 1
  if (Array.isArray(value) && typeof key === 'number' && key < value.length) {
    return value.with(key, patched(value[key], change, depth + 1))
  }
  if (!isMap(value) || typeof key !== 'string' || !(isLast || Object.hasOwn(value, key))) {
    throw new RangeError(`There is nothing at ${change.path.slice(0, depth + 1).join('.')} to change.`)
  }
  if (isLast && change.gone === true) return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))
  const below = Object.hasOwn(value, key) ? value[key] : undefined
  // Own properties only, whatever their name: data from a connection may have a key `__proto__`.
  return Object.fromEntries(new Map([...Object.entries(value), [key, patched(below, change, depth + 1)]]))
}
