import { stripTypeScriptTypes } from 'node:module'
import process from 'node:process'

/** A TypeScript module without its types and with unchanged positions, by the function that Node itself uses. */
export function plainScript(source: string): string {
  const { emitWarning } = process
  // Node warns once that the function may change. Server operators can do nothing about it, so the warning is
  // suppressed.
  process.emitWarning = () => undefined
  try {
    return stripTypeScriptTypes(source)
  } finally {
    process.emitWarning = emitWarning
  }
}
