import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FRAY = fileURLToPath(new URL('../../cli/bin/fray.js', import.meta.url))

/** A port that nobody listens on. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

/** Runs `fray serve` with a fight, and returns the links to its seats. */
export async function serveFight(
  encounter: string,
): Promise<{ readonly links: Readonly<Record<string, string>>; close(): Promise<void> }> {
  const data = mkdtempSync(join(tmpdir(), 'fray-serve-'))
  const child: ChildProcess = spawn(
    process.execPath,
    [FRAY, 'serve', encounter, '--port', String(await freePort()), '--data', data],
    { stdio: 'ignore' },
  )
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const close = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(data, { recursive: true, force: true })
  }
  const file = join(data, 'links.txt')
  for (let waited = 0; waited < 300; waited++) {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    const links = Object.fromEntries([...text.matchAll(/(\S+):\s+(http\S+)/g)].map(([, seat, link]) => [seat, link]))
    if (Object.keys(links).length > 1) return { links: links as Record<string, string>, close }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await close()
  throw new Error('The server has not shown its links.')
}
