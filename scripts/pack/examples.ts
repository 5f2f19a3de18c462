import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The programs that a README shows: its `ts` blocks, each whole in itself. */
export const programsIn = (root: string, folder: string): string[] =>
  [...readFileSync(join(root, 'packages', folder, 'README.md'), 'utf8').matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(
    ([, program = '']) => program,
  )
