/** Under this name the page's workers keep the parts of Fray that they hold, each by what rulesets import it as. */
const KEPT = 'fray.parts'

/**
 * The module that stands in a browser for a part of Fray: it hands on what the page's worker holds already, so that a ruleset is played
 * by that Fray and not by a copy of it. A sentence where there is no such part.
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
