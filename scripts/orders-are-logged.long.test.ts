import { readdirSync, readFileSync } from 'node:fs'
import { runCaseFile } from '@fray/files'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

// The referee changes the fight from outside of the rules, so nobody can follow it but by the log: each order leaves a line.

interface Step {
  readonly do: string | { readonly actor: string }
  readonly refused?: string
  readonly asked?: object
  readonly log?: readonly string[]
}

interface CaseFile {
  readonly cases: readonly { readonly id: string; readonly steps?: readonly Step[] }[]
}

const isOrder = ({ do: command, refused, asked }: Step): boolean =>
  refused === undefined &&
  asked === undefined &&
  /^referee\b/i.test(typeof command === 'string' ? command : command.actor)

/** The step of an order with one more claim: that its log has a line, whatever it says. */
const logged = (step: Step): Step => (isOrder(step) ? { ...step, log: [...(step.log ?? []), ''] } : step)

test.each(readdirSync('conformance'))(
  'every order of the referee in a case of %s leaves a line in the log',
  async (id) => {
    const folder = `conformance/${id}`
    const silent: string[] = []
    let orders = 0
    for (const name of readdirSync(folder)) {
      const file: CaseFile = parse(readFileSync(`${folder}/${name}`, 'utf8'))
      const cases = file.cases.filter(({ steps }) => steps?.some(isOrder))
      if (cases.length === 0) continue
      orders += cases.length
      const claims = cases.map((one) => ({ ...one, steps: one.steps?.map(logged) }))
      const { results, problems } = await runCaseFile(JSON.stringify({ ...file, cases: claims }), name)
      silent.push(...problems.map(({ message }) => `${name}: ${message}`))
      for (const { id: one, failures } of results) {
        silent.push(...failures.map(({ line, message }) => `${name}:${line} ${one}: ${message}`))
      }
    }
    expect(orders).toBeGreaterThan(0)
    expect(silent).toEqual([])
  },
)
