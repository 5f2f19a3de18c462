/* Measures what things cost and writes bench/scaling/costs.json: `node --expose-gc bench/scaling/measure.ts`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { machineText } from '../measure.ts'
import { measureCosts } from './costs.ts'

const costs = await measureCosts((what) => console.error(`${what} ...`))
const file = join(import.meta.dirname, 'costs.json')
writeFileSync(
  file,
  `${JSON.stringify({ machine: machineText(), day: new Date().toISOString().slice(0, 10), ...costs }, null, 1)}\n`,
)
console.log(JSON.stringify(costs))
