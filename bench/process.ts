import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/**
 * Runs a script with this Node in a process of its own that shares our terminal, and returns its exit code: 128 and the
 * signal's number when a signal ended it. Ctrl-C reaches the child by itself; other signals are passed on to it.
 */
export function inOwnProcess(script: string, args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [script, ...args], { stdio: 'inherit' })
  const ignore = () => {}
  const passOn = (signal: NodeJS.Signals) => child.kill(signal)
  process.on('SIGINT', ignore).on('SIGTERM', passOn).on('SIGHUP', passOn)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => {
      process.off('SIGINT', ignore).off('SIGTERM', passOn).off('SIGHUP', passOn)
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal]))
    })
  })
}
