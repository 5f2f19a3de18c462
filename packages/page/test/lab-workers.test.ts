import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { usePostgres as bringPostgres } from '@fray/server/test/postgres'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { findings } from './axe.ts'
import { untilWanted } from './playing.ts'
import { type RealServer, serveForReal } from './real-server.ts'
import { openSite, type Site } from './site.ts'

vi.setConfig({ testTimeout: 300_000 })

const { newDatabase } = bringPostgres()
const FRAY = fileURLToPath(new URL('../../cli/bin/fray.js', import.meta.url))
let site: Site

beforeAll(async () => {
  site = await openSite()
})

afterAll(() => site.end())

/** `fray serve` on a database of its own, ended after the test. */
async function serveOnDatabase(): Promise<RealServer & { readonly database: string }> {
  const database = await newDatabase()
  const server = await serveForReal(site.folder, { database })
  onTestFinished(() => server.end())
  return { ...server, database }
}

/** `fray worker` in a process of its own, ended after the test where it still runs. */
async function startWorker(database: string): Promise<{ kill(): Promise<void> }> {
  const args = ['worker', '--threads', '1', '--database-url', database]
  const child: ChildProcess = spawn(process.execPath, [FRAY, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  onTestFinished(kill)
  await new Promise<void>((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (text) => {
      said += String(text)
      if (said.includes('thread plays')) resolve()
    })
    child.once('exit', () => reject(new Error(`fray worker has ended: ${said}`)))
  })
  return { kill }
}

/** A page of the server that is gone after the test; what is not as it should be in it gathers in `problems`. */
async function openPage(locale = 'en'): Promise<{ page: Page; problems: string[] }> {
  const { page, problems, close } = await site.openPage({ locale })
  onTestFinished(close)
  return { page, problems }
}

/** What the command line says, as data. */
async function fray(...words: string[]): Promise<unknown> {
  const { stdout } = await promisify(execFile)(process.execPath, [FRAY, ...words, '--json'], { maxBuffer: 50_000_000 })
  return JSON.parse(stdout)
}

/** One of the tools in front. */
async function tool(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name, exact: true }).first().click()
  return page.getByRole('region', { name, exact: true })
}

async function choose(part: Locator, trials: string, seed: string): Promise<void> {
  await part.getByLabel('Fights', { exact: true }).selectOption(trials)
  await part.getByText('Who plays, which dice').click()
  await part.getByLabel('Seed of the dice').fill(seed)
}

/** What the page saves as a file, once there is a result. */
async function saved(page: Page, part: Locator): Promise<unknown> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    part.getByRole('button', { name: 'Save the results (JSON)' }).click(),
  ])
  return JSON.parse(readFileSync(await file.path(), 'utf8'))
}

const AT_WORKERS = 'Calculated by the table’s workers (one thread).'

test('the lab of a server with workers has them work, says so, and comes to the same; what was played is kept', async () => {
  const { url, database } = await serveOnDatabase()
  const { page, problems } = await openPage()
  await page.goto(`${url}#/lab/shock/eggs.yaml`)
  await page.getByText('None of the table’s workers is running: this browser calculates it.').first().waitFor()
  await startWorker(database)
  const part = await tool(page, 'Simulate')
  await choose(part, '200', 'oak')
  await part.getByRole('button', { name: 'Simulate' }).click()
  await part.getByText(AT_WORKERS).waitFor()
  await part.getByRole('heading', { name: 'Who wins' }).waitFor()
  const simulation = await fray('simulate', 'shock/eggs', '--trials', '200', '--seed', 'oak')
  expect(await saved(page, part)).toEqual(simulation)

  const whatIf = await tool(page, 'What if')
  await whatIf.getByLabel('New value').fill('20')
  await choose(whatIf, '200', 'oak')
  await whatIf.getByRole('button', { name: 'Compare' }).click()
  await whatIf.getByText('Party win more often (statistically clear).').waitFor()
  await whatIf.getByText(AT_WORKERS).waitFor()
  const comparison = await saved(page, whatIf)
  const changed = ['--set', 'Bren.hp=20', '--trials', '200', '--seed', 'oak']
  const { sides, rounds, changes } = (await fray('compare', 'shock/eggs', ...changed)) as Record<string, unknown>
  expect(comparison).toMatchObject({ sides, rounds, changes })

  const kept = await tool(page, 'Saved runs')
  const runs = kept.getByRole('listitem')
  await expect.poll(() => runs.count()).toBe(2)
  expect(await findings(page)).toEqual([])
  await runs.nth(0).getByRole('button', { name: 'Open' }).click()
  await kept.getByText('Party win more often (statistically clear).').waitFor()
  expect(await saved(page, kept)).toEqual(comparison)
  await runs.nth(1).getByRole('button', { name: 'Open' }).click()
  await kept.getByRole('heading', { name: 'Who goes down' }).waitFor()
  expect(await saved(page, kept)).toEqual(simulation)
  expect(await findings(page)).toEqual([])

  // Another day, from another fight.
  await page.goto(`${url}#/lab/zones/duel.yaml`)
  await page.reload()
  const again = await tool(page, 'Saved runs')
  await again.getByText('200 fights').waitFor()
  await again.getByRole('listitem').nth(1).getByRole('button', { name: 'Open' }).click()
  await again.getByRole('heading', { name: 'Who goes down' }).waitFor()
  expect(await saved(page, again)).toEqual(simulation)
  await again.getByRole('listitem').nth(1).getByRole('button', { name: 'Delete' }).click()
  // Other lists stand below: whose curve is which.
  await expect.poll(() => again.locator('li[data-state]').count()).toBe(1)
  expect(problems).toEqual([])
})

test('at a table of the server: from the moment as it stands, with a number set as the referee would', async () => {
  const { database, start } = await serveOnDatabase()
  await startWorker(database)
  const links = await start('zones/duel', 'seven')
  const { page, problems } = await openPage('de')
  await page.goto(links.referee ?? '')
  await page.getByLabel('Wie sollen die anderen dich nennen?').fill('Ida')
  await page.getByRole('button', { name: 'Hinsetzen' }).click()
  await page.getByRole('button', { name: 'Labor' }).click()
  await page.getByRole('button', { name: 'Was wäre, wenn' }).click()
  const part = page.getByRole('region', { name: 'Was wäre, wenn' })
  await part.getByLabel('Von wem').selectOption('Corwin')
  await part.getByLabel('Sie soll sein').fill('1')
  await part.getByLabel('Kämpfe', { exact: true }).selectOption('200')
  await part.getByText('Wer spielt, welche Würfel').click()
  await part.getByLabel('Saat der Würfel').fill('oak')
  const compared = async (): Promise<unknown> => {
    await part.getByRole('button', { name: 'Vergleichen' }).click()
    await part
      .getByText(/: sicher mehr Siege\.$/)
      .first()
      .waitFor()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      part.getByRole('button', { name: 'Zahlen speichern (JSON)' }).click(),
    ])
    return JSON.parse(readFileSync(await file.path(), 'utf8'))
  }
  const there = await compared()
  await part.getByText('Gerechnet von den Rechnern des Tischs (ein Thread).').waitFor()
  expect(await findings(page)).toEqual([])
  // Nothing of the address is there any more: the same in this browser.
  await page.route('**/api/lab**', (route) => route.abort())
  const here = await compared()
  await part.getByText('Der Server ist weg: Dieser Browser rechnet.').waitFor()
  expect(JSON.stringify(here)).toBe(JSON.stringify(there))
  expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([])
  await page.getByRole('button', { name: 'Zurück zum Kampf' }).click()
  await untilWanted(page)
})

test('it says how far the workers are, and stops them; a killed worker is waited for, a killed server is not', async () => {
  const { url, database, kill } = await serveOnDatabase()
  const first = await startWorker(database)
  const { page } = await openPage()
  await page.goto(`${url}#/lab/zones/plain.yaml`)
  const part = await tool(page, 'Simulate')
  await part.getByText(AT_WORKERS).waitFor()
  const start = async (trials: string, seed: string) => {
    await part.getByLabel('Fights', { exact: true }).selectOption(trials)
    await part.getByLabel('Seed of the dice').fill(seed)
    await part.getByRole('button', { name: 'Simulate' }).click()
    await part.getByText(/^Characters win \d+% so far, give or take \d+%$/).waitFor()
  }
  await part.getByText('Who plays, which dice').click()
  const players = part.getByLabel('Characters are played by')
  // Slow enough not to be done before it is stopped.
  await players.selectOption('greedy')
  await start('20000', 'elm')
  await part.getByRole('button', { name: 'Stop' }).click()
  await part.getByText(/^Stopped after [\d,]+ fights\./).waitFor()
  await part.getByText(AT_WORKERS).waitFor()
  const stopped = (await saved(page, part)) as { readonly trials: number; readonly ended: string }
  expect(stopped.ended).toBe('stopped')
  expect(stopped.trials).toBeLessThan(20_000)

  await players.selectOption('aggressive')
  const there = await fray('simulate', 'zones/plain', '--trials', '20000', '--seed', 'oak')
  await start('20000', 'oak')
  await first.kill()
  await startWorker(database)
  await part.getByText('Stopped after').waitFor({ state: 'detached' })
  await part.getByRole('button', { name: 'Simulate' }).waitFor({ timeout: 200_000 })
  // For some seconds the killed one counts as well.
  await part.getByText(/^Calculated by the table’s workers/).waitFor()
  expect(await saved(page, part)).toEqual(there)

  await start('20000', 'oak')
  await kill()
  await part.getByText('The server is gone: this browser calculates it.').waitFor({ timeout: 60_000 })
  await part.getByRole('button', { name: 'Simulate' }).waitFor({ timeout: 200_000 })
  expect(await saved(page, part)).toEqual(there)
})
