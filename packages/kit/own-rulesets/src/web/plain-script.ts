import { stripTypeScriptTypes } from 'node:module'
import process from 'node:process'

/** A module of TypeScript without its types, everything else in its place: by the very function by which Node runs it. */
export function plainScript(source: string): string {
  const { emitWarning } = process
  // Node says once that the function may change. Who starts a server can do nothing about it, and need not read it.
  process.emitWarning = () => undefined
  try {
    return stripTypeScriptTypes(source)
  } finally {
    process.emitWarning = emitWarning
  }
}
