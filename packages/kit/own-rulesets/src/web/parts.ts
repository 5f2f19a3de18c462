/** The global name under which the page's workers provide the parts of Fray, keyed by import specifier. */
const KEPT = 'fray.parts'

/**
 * The module that a browser loads for a part of Fray: it re-exports what the page's worker has loaded already, so
 * that a ruleset runs on that Fray and not on a copy. Returns a message if there is no such part.
 */
export async function standInFor(part: string): Promise<string> {
  const names = Object.keys((await import(part)) as object).filter((name) => name !== 'default')
  const where = JSON.stringify(part)
  return [
    `const part = globalThis[Symbol.for('${KEPT}')]?.[${where}]`,
    `if (part === undefined) throw new Error('This page does not hold ' + ${where} + ': build it again.')`,
    `export const { ${names.join(', ')} } = part`,
    '',
  ].join('\n')
}
