import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** A server in a process of its own, which can be killed. */
export interface ServerProcess {
  readonly child: ChildProcess
  readonly base: string
}

/** Starts `fray serve` in a process of its own. */
export function startProcess(
  data: string,
  port: number,
  more: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const args = ['serve', '--port', String(port), '--data', data, '--log', 'error', ...more]
  const child = spawn(process.execPath, [join(root, 'packages/cli/bin/fray.js'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  let said = ''
  return new Promise((resolve, reject) => {
    const hear = (text: Buffer): void => {
      said += text.toString()
      const found = /serves (http:\S+)/.exec(said)
      if (found !== null) resolve({ child, base: found[1] as string })
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('close', () => reject(new Error(`The server has ended: ${said}`)))
  })
}

/** Kills a process at once, as the power does, and waits until it is gone. */
export async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'close')
  child.kill('SIGKILL')
  await gone
}

/** Milliseconds for what is to come about by itself: as long as a test has, for a machine may have much else to do. */
export const PATIENCE = 100_000

/** Waits until something holds. */
export async function until(holds: () => boolean, what: string, milliseconds = PATIENCE): Promise<void> {
  const end = performance.now() + milliseconds
  while (!holds()) {
    if (performance.now() > end) throw new Error(`This has not come about: ${what}.`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
