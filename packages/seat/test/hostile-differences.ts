/** Places that are named at most. */
const MOST = 5

const isList = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The first few places where two values of plain data differ, with what stands there in both. */
export function differences(expected: unknown, shown: unknown, at: string, found: string[] = []): string[] {
  if (found.length >= MOST || expected === shown) return found
  if (!isList(expected) || !isList(shown)) {
    found.push(`${at}: ${JSON.stringify(expected)} became ${JSON.stringify(shown)}`)
    return found
  }
  const [keys, others] = [Object.keys(expected), Object.keys(shown)]
  for (const key of keys) differences(expected[key], shown[key], `${at}/${key}`, found)
  for (const key of others) if (!(key in expected)) differences(undefined, shown[key], `${at}/${key}`, found)
  // The bytes are equal only where the order is.
  if (found.length === 0 && keys.join() !== others.join()) found.push(`${at}: the order is another`)
  return found
}
