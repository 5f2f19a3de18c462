/** Plays cases of a ruleset with its mutants behind switches; each message of the main thread asks for one mutant. */
import { parentPort, workerData } from 'node:worker_threads'
import { ownRulesets } from '@fray/kit/own-rulesets'
import type { ReadyCase } from './cases.ts'
import { install } from './switches.ts'

/** What a worker starts with. `on` is a mutant that is on while the code is loaded, or -1. */
export interface WorkerStart {
  /** The folder of the case files. */
  readonly cases: string
  readonly ruleset: string
  /** Instrumented texts by URL. */
  readonly texts: ReadonlyMap<string, string>
  readonly on: number
}

/**
 * A mutant to play, and the positions of the cases that reach it; null plays all cases unchanged, and records what
 * they reach.
 */
export type Order = { readonly mutant: number; readonly cases: readonly number[] } | null

/** The results of the unchanged rules: for each case its id, the mutants that it reaches, and whether it passes. */
export interface Recorded {
  readonly loaded: readonly number[]
  readonly cases: readonly { readonly id: string; readonly reached: readonly number[]; readonly passed: boolean }[]
}

/** The result for a mutant: the id of the first failing case, or null if all pass. */
export interface Played {
  readonly mutant: number
  readonly caughtBy: string | null
}

/** How often a mutant's switch may be checked within one case. */
const MOST = 3_000_000

const port = parentPort
if (port === null) throw new Error('This file is the body of a worker thread.')
const { cases: folder, ruleset, texts, on } = workerData as WorkerStart
const switches = install(texts, on)
await ownRulesets()
const { readCases } = await import('./cases.ts')
const cases = await readCases(folder, ruleset)
const loaded = [...(switches.reached ?? [])]

port.on('message', (order: Order) => {
  port.postMessage(order === null ? record() : play(order))
})
port.postMessage('ready')

function record(): Recorded {
  const reached = cases.map((one) => {
    switches.reached = new Set()
    const passed = passes(one)
    return { id: one.id, reached: [...switches.reached], passed }
  })
  switches.reached = null
  return { loaded, cases: reached }
}

function play({ mutant, cases: places }: NonNullable<Order>): Played {
  switches.on = mutant
  switches.reached = null
  for (const place of places) {
    const one = cases[place] as ReadyCase
    switches.left = MOST
    if (!passes(one)) return { mutant, caughtBy: one.id }
  }
  return { mutant, caughtBy: null }
}

function passes(one: ReadyCase): boolean {
  try {
    return one.run()
  } catch {
    return false
  }
}
