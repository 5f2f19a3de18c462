// Keeps casts of elements (`x[i] as number`) from coming back: elements of lists are what the list holds, and such a cast says
// nothing. Those that are needed, because what is read is wider, were counted; exits 1 when there are more.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** How many are needed. Lower it when some go. */
const MOST = 98

const packages = fileURLToPath(new URL('../packages', import.meta.url))
const found = readdirSync(packages, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|node_modules/.test(file))
  .flatMap((file) =>
    readFileSync(join(packages, file), 'utf8')
      .split('\n')
      .flatMap((line, i) => (/\] as number\b/.test(line) ? [`packages/${file}:${i + 1}: ${line.trim()}`] : [])),
  )
if (found.length > MOST) {
  console.log(`There are ${found.length} casts of elements to numbers, and ${MOST} are needed: leave the new ones out.`)
  for (const line of found) console.log(line)
  process.exitCode = 1
}
