/** The text is not JSON as this server accepts it; the message says why, in a sentence. */
export class BadJson extends Error {
  override name = 'BadJson'
}

/** Names that reach into JavaScript's objects if code is careless: nobody's data needs them. */
const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Reads JSON that was sent. Throws {@link BadJson} if it is not valid, is nested too deep, or holds a forbidden name.
 */
export function parseSafely(text: string, depth: number): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new BadJson('This is not JSON.')
  }
  checkValue(value, depth)
  return value
}

function checkValue(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return
  if (depth === 0) throw new BadJson('Maps and lists are nested too deeply.')
  if (Array.isArray(value)) {
    for (const one of value) checkValue(one, depth - 1)
    return
  }
  for (const name of Object.keys(value)) {
    if (FORBIDDEN.has(name)) throw new BadJson(`"${name}" is not allowed as a name here.`)
    checkValue((value as Record<string, unknown>)[name], depth - 1)
  }
}
