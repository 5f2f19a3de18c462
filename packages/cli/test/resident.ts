/**
 * Runs one command line after the other in one process, as its parent sends them: what a command says and how it ends is
 * sent back. Starting the command takes many times as long as most of what tests ask of it.
 */
import { Readable } from 'node:stream'
import { setFlagsFromString } from 'node:v8'
import { runFray } from '../src/program.ts'
import type { CommandLine, Said } from './fray.ts'

setFlagsFromString('--max-inlined-bytecode-size-cumulative=1400')

const streams = { out: process.stdout, err: process.stderr }
let heard = { out: '', err: '' }
let isMerged = false
for (const [name, stream] of Object.entries(streams) as [keyof typeof streams, typeof process.stdout][]) {
  stream.write = (text: string | Uint8Array, ...rest: unknown[]): boolean => {
    heard[isMerged ? 'out' : name] += String(text)
    const done = rest.at(-1)
    if (typeof done === 'function') done()
    return true
  }
}

async function run({ args, input, env, folder, ...line }: CommandLine): Promise<Said> {
  heard = { out: '', err: '' }
  isMerged = line.isMerged === true
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name]
  Object.assign(process.env, env)
  process.chdir(folder)
  process.argv = [process.execPath, 'fray', ...args]
  Object.defineProperty(process, 'stdin', { value: Readable.from(input === '' ? [] : [input]), configurable: true })
  process.exitCode = undefined
  const code = await runFray(args)
  // One waits for the end of the process; what a command has listened for by itself, it stops listening for.
  if (process.listenerCount('SIGINT') > 1) throw new Error(`fray ${args.join(' ')} still listens for Ctrl-C.`)
  return { code: process.exitCode ?? code, ...heard }
}

process.on('message', async (line: CommandLine) => process.send?.(await run(line)))
process.on('disconnect', () => process.exit())
