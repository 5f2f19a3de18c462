import { wholeNumber } from '@fray/kernel'

/** One difference in an encounter; plain data. */
export type EncounterChange =
  /** Sets a value by its path, such as `Ogre.hp`; a path that only names combatants sets their number. */
  | { readonly change: 'set'; readonly path: string; readonly value: unknown }
  /** Adds this many copies of a combatant or a kind of content; on their own side unless one is given. */
  | { readonly change: 'add'; readonly who: string; readonly count: number; readonly side: string | null }
  /** Removes everyone whom the word names, or the last `count` of them. */
  | { readonly change: 'remove'; readonly who: string; readonly count: number | null }
  /** Sets an option of the rules or a house rule. */
  | { readonly change: 'option'; readonly option: string; readonly value: string | number }

/** A change that cannot be made. The message names it, for the person who asked for it. */
export class ChangeError extends Error {
  override name = 'ChangeError'
}

/** A change as people write it: `Ogre.hp=40`, `add goblin:2`, `remove Goblin 3`, `option initiative=side`. */
export function changeText(change: EncounterChange): string {
  switch (change.change) {
    case 'set':
      return `${change.path}=${valueText(change.value)}`
    case 'add':
      return `add ${change.who}:${change.count}${change.side === null ? '' : `@${change.side}`}`
    case 'remove':
      return `remove ${change.who}${change.count === null ? '' : `:${change.count}`}`
    case 'option':
      return `option ${change.option}=${change.value}`
  }
}

const valueText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Reads what follows `--set`: `PATH=VALUE`. Throws a {@link ChangeError}. */
export function readSet(text: string): EncounterChange {
  const [path, value] = halves(text, 'set', "Ogre.hp=40, or 'goblin=3' for how many there are")
  return { change: 'set', path, value: readValue(value, text) }
}

/** Reads what follows `--add`: `WHO` or `WHO:COUNT`, optionally with `@SIDE`. Throws a {@link ChangeError}. */
export function readAdd(text: string): EncounterChange {
  const found = /^([^@]*?)(?::([^:@]*))?(?:@(.+))?$/.exec(text.trim())
  const who = found?.[1]?.trim() ?? ''
  if (who === '') throw new ChangeError(`"add ${text}" names nobody: write who and how many, as in goblin:2.`)
  const count = readCount(found?.[2] ?? '1', `add ${text}`)
  return { change: 'add', who, count, side: found?.[3]?.trim() ?? null }
}

/** Reads what follows `--remove`: `WHO`, or `WHO:COUNT` for the last ones. Throws a {@link ChangeError}. */
export function readRemove(text: string): EncounterChange {
  const [, name = '', count] = /^(.*?)(?::([^:]*))?$/.exec(text.trim()) ?? []
  if (name.trim() === '') throw new ChangeError(`"remove ${text}" names nobody: write who, as in 'Goblin 3'.`)
  return {
    change: 'remove',
    who: name.trim(),
    count: count === undefined ? null : readCount(count, `remove ${text}`),
  }
}

/** Reads what follows `--option`: `OPTION=VALUE`. Throws a {@link ChangeError}. */
export function readOption(text: string): EncounterChange {
  const [option, value] = halves(text, 'option', 'OPTION=VALUE')
  return { change: 'option', option, value: wholeNumber(value) ?? value }
}

/** The most combatants that can be added at once; no battlefield holds more. */
const MOST = 500

function readCount(text: string, whole: string): number {
  const count = wholeNumber(text)
  if (count !== null && count >= 0 && count <= MOST) return count
  throw new ChangeError(`"${whole}": "${text}" is not a number of combatants. Write a whole number from 0 to ${MOST}.`)
}

function halves(text: string, what: string, right: string): [string, string] {
  const at = text.indexOf('=')
  const path = text.slice(0, at).trim()
  if (at > 0 && path !== '' && text.slice(at + 1).trim() !== '') return [path, text.slice(at + 1).trim()]
  throw new ChangeError(`"${what} ${text}" says no value: write ${right}.`)
}

/**
 * A value as typed: a number, `true`, `false`, `null` (removes it), JSON for lists and maps, otherwise the text
 * itself.
 */
function readValue(text: string, whole: string): unknown {
  const number = wholeNumber(text)
  if (number !== null) return number
  if (text === 'true' || text === 'false') return text === 'true'
  if (text === 'null') return null
  if (!/^[[{"]/.test(text)) return text
  try {
    return JSON.parse(text)
  } catch {
    throw new ChangeError(
      `"${whole}": what begins with ${text[0]} is read as JSON, and this is not valid JSON: check its quotes.`,
    )
  }
}

/**
 * The change that sets a parameter of a sweep. Parameters are written like `Ogre.hp`, `goblin` (their number), `add
 * goblin`, `remove goblin` and `option initiative`.
 * @example
 * ```ts
 * import { changeOf, changeText } from '@fray/lab'
 *
 * console.log(changeText(changeOf('Ogre.hp', 40))) // Ogre.hp=40
 * ```
 */
export function changeOf(parameter: string, value: string | number): EncounterChange {
  const [word = '', ...words] = parameter.trim().split(/\s+/)
  const rest = words.join(' ')
  const whole = `${parameter}=${value}`
  switch (word) {
    case 'add': {
      const [who = '', side] = rest.split('@')
      return { change: 'add', who: who.trim(), count: readCount(String(value), whole), side: side?.trim() ?? null }
    }
    case 'remove':
      return { change: 'remove', who: rest.trim(), count: readCount(String(value), whole) }
    case 'option':
      return { change: 'option', option: rest.trim(), value }
    default:
      return { change: 'set', path: parameter.trim(), value: readValue(String(value), whole) }
  }
}
