import type { Setup } from '@fray/kernel'
import {
  DUEL_SAMPLES,
  type Duel,
  type DuelOptions,
  type DuelProgress,
  duelCsv,
  duelSteps,
  type Estimate,
  MOST_STEPS,
  type Situation,
} from '@fray/lab'
import { interruptible } from '../io/signals.ts'
import { EXIT } from '../io/stop.ts'
import type { Terminal } from '../io/terminal.ts'
import { replaceFile } from '../io/writing.ts'
import { type OddsOptions, readNumber } from '../play/odds-options.ts'
import { plainPolicy, seatComputers } from '../play/seating.ts'
import type { Opened } from '../play/situation.ts'
import { ProgressLine } from '../ui/progress.ts'

/**
 * `fray odds FIGHT --duel`: the chance of each side to win, every seat played by its policy. Ctrl-C gives it up, and it says
 * how far it has come. Returns the exit code.
 */
export async function duel(terminal: Terminal, { rules, scene, setup }: Opened, options: OddsOptions): Promise<number> {
  const branches = readNumber('--branches', options.branches, MOST_STEPS, 1_000_000_000)
  const samples = readNumber('--samples', options.samples, DUEL_SAMPLES, 100_000_000)
  const named = options.policy ?? []
  const seating = seatComputers(rules, setup, named, plainPolicy)
  const policies = seating.policies.filter((policy) => policy !== null)
  const result = await workedOut(
    { rules, scene },
    {
      policies,
      branches,
      samples,
      // The one who says how many fights are to be played gets all of them, however long that takes.
      ...(options.samples === undefined ? {} : { played: Number.POSITIVE_INFINITY }),
      seed: options.seed ?? 'duel',
    },
  )
  if (!('wins' in result)) {
    if (options.json === true) terminal.say(JSON.stringify({ kind: 'stopped', ...result }))
    else terminal.tell(`Stopped: ${progressWords(result)}. Who wins is known only when everything has been followed.`)
    return EXIT.interrupted
  }
  if (options.csv !== undefined) {
    replaceFile(
      options.csv,
      duelCsv(
        result,
        setup.sides.map(({ id }) => id),
      ),
    )
    terminal.complain(`Written to ${options.csv}.`)
  }
  if (options.json === true) {
    terminal.say(JSON.stringify(plainDuel(setup, result)))
    return EXIT.done
  }
  const how = named.length === 0 ? 'as its seats say' : `by ${named.join(', ')}`
  terminal.tell(`${setup.title || 'This fight'}, played ${how}. ${kindWords(result)}`)
  terminal.say()
  const lines: (readonly [string, Estimate])[] = setup.sides.map((side, i) => [`${side.name} win`, result.wins[i]])
  if (result.draws.high > 0 && result.draws.value > 0) lines.push(['nobody wins', result.draws])
  if (result.never.value > 0) lines.push(['no end', result.never])
  const widest = Math.max(...lines.map(([what]) => what.length))
  for (const [what, estimate] of lines) {
    const text = chanceText(estimate, result.kind === 'exact')
    terminal.say(terminal.plain ? `  ${what}: ${text}` : `  ${what.padEnd(widest)}  ${text}`)
  }
  return EXIT.done
}

/** Milliseconds of work between two looks at what else has happened: Ctrl-C. */
const BREATH = 50

/** Works it out, or as far as it has come when somebody presses Ctrl-C; pressed again, that ends the process. */
async function workedOut(situation: Situation, options: DuelOptions): Promise<Duel | DuelProgress> {
  const line = new ProgressLine()
  const steps = duelSteps(situation, options)
  try {
    return await interruptible(async (signal) => {
      let breathed = performance.now()
      for (;;) {
        const { done, value } = steps.next()
        if (done === true) return value
        line.show(() => progressWords(value))
        if (performance.now() - breathed < BREATH) continue
        await new Promise((resolve) => setImmediate(resolve))
        breathed = performance.now()
        if (signal.aborted) return value
      }
    })
  } finally {
    ;(steps as Iterator<unknown>).return?.()
    line.clear()
  }
}

/** How far it has come, in words. */
const progressWords = ({ found, followed, branches }: DuelProgress): string =>
  found === 0
    ? `${branches.toLocaleString('en')} fights played`
    : `${found.toLocaleString('en')} situations found, ${followed.toLocaleString('en')} of them followed in ${branches.toLocaleString('en')} branches`

/** The policies and how the chances were come by, in a sentence or two. */
function kindWords(result: Duel): string {
  if (result.kind === 'sampled') {
    return `Sampled in ${result.branches.toLocaleString('en')} fights, with 95% intervals. ${result.why}`
  }
  const off = Math.max(...result.wins.map(({ value, high }) => high - value))
  const error = off === 0 ? 'nothing' : `${off.toExponential(0)}`
  const cycle = result.cycle > 1 ? ` Up to ${result.cycle} situations lead to each other again; they are solved.` : ''
  return `Exact, over ${result.states.toLocaleString('en')} situations and ${result.branches.toLocaleString('en')} branches; off by ${error} at most.${cycle}`
}

/** A percentage with four decimals where it is exact; of samples with its interval. */
function chanceText({ value, low, high }: Estimate, isExact: boolean): string {
  const digits = isExact ? 4 : 1
  const text = (chance: number) => `${(chance * 100).toFixed(digits)}%`
  return isExact ? text(value) : `${text(value)} (${text(low)} to ${text(high)})`
}

function plainDuel(setup: Setup, result: Duel): unknown {
  const plain = ({ value, low, high }: Estimate) => ({ value, low, high })
  return {
    kind: result.kind,
    wins: Object.fromEntries(setup.sides.map(({ id }, i) => [id, plain(result.wins[i] as Estimate)])),
    draws: plain(result.draws),
    never: plain(result.never),
    ...(result.kind === 'exact'
      ? { states: result.states, branches: result.branches, cycle: result.cycle }
      : { samples: result.branches, why: result.why }),
  }
}
