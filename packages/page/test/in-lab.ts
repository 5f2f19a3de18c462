import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Locator, Page } from 'playwright-core'

const FRAY = fileURLToPath(new URL('../../cli/bin/fray.js', import.meta.url))

/** What the command line says, as data. */
export async function fray(...words: string[]): Promise<unknown> {
  const { stdout } = await promisify(execFile)(process.execPath, [FRAY, ...words, '--json'], { maxBuffer: 50_000_000 })
  return JSON.parse(stdout)
}

/** The lab for a ready fight, with one of its tools in front. */
export async function openTool(page: Page, site: string, fight: string, tool: string): Promise<Locator> {
  await page.goto(`${site}#/lab/${fight}.yaml`)
  await page.getByRole('button', { name: tool, exact: true }).first().click()
  return page.getByRole('region', { name: tool, exact: true })
}

/** What the page saves as a file. */
export async function saved(page: Page, part: Locator): Promise<unknown> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    part.getByRole('button', { name: 'Save the results (JSON)' }).click(),
  ])
  return JSON.parse(readFileSync(await file.path(), 'utf8'))
}

/** Chooses how many fights with which dice. */
export async function choose(part: Locator, trials: string, seed: string): Promise<void> {
  await part.getByLabel('Fights', { exact: true }).selectOption(trials)
  await part.getByText('Who plays, which dice').click()
  await part.getByLabel('Seed of the dice').fill(seed)
}
