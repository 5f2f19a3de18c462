import type { PackFile } from '@fray/files'
import { called } from '@fray/kernel'

/** What programs without types may hand over by mistake is said in a sentence, before anything is made of it. */

/** Throws a TypeError where that is no encounter at all: neither text nor an object. */
export function checkEncounter(encounter: unknown): void {
  if (typeof encounter === 'string') return
  checkRead('encounter', encounter)
  if (typeof encounter !== 'object' || encounter === null || Array.isArray(encounter))
    throw new TypeError(`An encounter is text (YAML or JSON) or an object, not ${called(encounter)}.`)
}

/** Throws a TypeError where that is no text of a saved fight. */
export function checkSaved(saved: unknown): void {
  if (typeof saved === 'string') return
  checkRead('saved fight', saved)
  throw new TypeError(`A saved fight is the text that save() gave, not ${called(saved)}.`)
}

/** Throws a TypeError where a seed is neither text nor number, or dice are rolled in a way that there is not. */
export function checkDice(seed: unknown, dice: unknown): void {
  if (seed !== undefined && typeof seed !== 'string' && typeof seed !== 'number')
    throw new TypeError(`"seed" is a text or a number, not ${called(seed)}.`)
  if (dice !== undefined && dice !== 'generator' && dice !== 'typed')
    throw new TypeError(`"dice" is "generator" or "typed", not ${called(dice)}.`)
}

/** Throws a TypeError where that are no packs, each a list of files. */
export function checkPacks(packs: unknown): asserts packs is readonly (readonly PackFile[])[] {
  const isFile = (one: unknown) =>
    typeof (one as PackFile | null)?.name === 'string' && typeof (one as PackFile).text === 'string'
  if (Array.isArray(packs) && packs.every((files) => Array.isArray(files) && files.every(isFile))) return
  throw new TypeError('"packs" is a list of packs, each a list of its files: [[{ name: \'frost.pack.yaml\', text }]].')
}

/** The commonest slips with files: bytes instead of text, and what is still being read. */
function checkRead(what: string, given: unknown): void {
  if (given instanceof Uint8Array)
    throw new TypeError(`The ${what} is bytes: read its file as text, as in readFile(path, 'utf8').`)
  if (given instanceof Promise) throw new TypeError(`The ${what} is a promise: wait for it with await.`)
}
