/** One change from a value to another: what stands at the path from now on; `gone` where nothing does any more. */
export interface Change {
  readonly path: readonly (string | number)[]
  readonly value?: unknown
  readonly gone?: true
}

/** What has to change to make `b` of `a`, both plain data; empty where they are equal. */
export function diff(a: unknown, b: unknown): Change[] {
  const changes: Change[] = []
  compare(a, b, [], changes)
  return changes
}

type Plain = Readonly<Record<string, unknown>>

const isMap = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)

function compare(a: unknown, b: unknown, path: Change['path'], changes: Change[]): void {
  if (Object.is(a, b)) return
  if (Array.isArray(a) && Array.isArray(b) && a.length === b.length) {
    a.forEach((one, i) => {
      compare(one, b[i], [...path, i], changes)
    })
  } else if (isMap(a) && isMap(b)) {
    for (const key of Object.keys(a)) if (!Object.hasOwn(b, key)) changes.push({ path: [...path, key], gone: true })
    for (const [key, value] of Object.entries(b)) {
      if (Object.hasOwn(a, key)) compare(a[key], value, [...path, key], changes)
      else changes.push({ path: [...path, key], value })
    }
  } else changes.push({ path, value: b })
}

/** The value with the changes made; the value itself stays as it is. Throws where a path leads nowhere. */
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
  // Own properties only, whatever the name: data that came over a wire may call one of its keys `__proto__`.
  return Object.fromEntries(new Map([...Object.entries(value), [key, patched(below, change, depth + 1)]]))
}
