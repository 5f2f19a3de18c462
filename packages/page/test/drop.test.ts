import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { findings } from './axe.ts'
import { untilWanted } from './playing.ts'
import { openSite, type Site } from './site.ts'

/* Files and folders of the disk are dragged onto the page by the browser itself, as a hand does it: with entries to walk. */

let site: Site
/** A folder that each test may fill. */
let folder = ''

beforeAll(async () => {
  site = await openSite()
})

afterAll(() => site.end())

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fray-drop-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const examples = fileURLToPath(new URL('../../../examples/packs/', import.meta.url))
const encounters = fileURLToPath(new URL('../../../encounters/', import.meta.url))
const pack = (name: string) => join(examples, 'frost-and-iron', name)

/** What says that they may be let go. */
const held = '[data-dropping]'

/** Drags files and folders onto the page; `until` sees it before they are let go. */
async function drop(page: Page, files: readonly string[], until = async () => {}): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const data = { items: [], files: [...files], dragOperationsMask: 1 }
  const at = { x: 400, y: 400, data }
  await page.locator('#open-file').waitFor()
  await session.send('Input.dispatchDragEvent', { type: 'dragEnter', ...at })
  // A hand goes on moving.
  await expect
    .poll(async () => {
      await session.send('Input.dispatchDragEvent', { type: 'dragOver', ...at })
      return page.locator(held).count()
    })
    .toBe(1)
  // The browser says where they are again and again, also while the hand is still.
  await session.send('Input.dispatchDragEvent', { type: 'dragOver', ...at })
  await until()
  await session.send('Input.dispatchDragEvent', { type: 'drop', ...at })
}

test('a folder of packs is dropped: one of its encounters is chosen, and is played with the pack', async () => {
  const { page, problems, close } = await site.openPage()
  await page.goto(site.url)
  await drop(page, [examples], async () => expect(await findings(page)).toEqual([]))
  await page.getByText('There are several encounters in this folder: which one?').waitFor()
  expect(await page.locator(held).count()).toBe(0)
  await page.getByRole('button', { name: /frost-and-iron\/encounters\/frozen-ford\.yaml$/ }).click()
  await untilWanted(page)
  await page.getByRole('button', { name: 'Frost and Iron 1.2.0' }).waitFor()
  expect(problems).toEqual([])
  await close()
})

test('a folder with one encounter in a folder of its own is played at once; what is no encounter and no pack is left alone', async () => {
  const { page, problems, close } = await site.openPage()
  await page.goto(site.url)
  const own = join(folder, 'mine')
  cpSync(join(examples, 'frost-and-iron'), own, {
    recursive: true,
    filter: (path) => !path.includes('encounters/') || path.endsWith('frozen-ford.yaml'),
  })
  writeFileSync(join(own, 'notes.txt'), 'ruleset: none of it is read\n')
  await drop(page, [own])
  await untilWanted(page)
  await page.getByRole('button', { name: 'Frost and Iron 1.2.0' }).waitFor()
  expect(problems).toEqual([])
  await close()
})

test('a folder with a pack alone is dropped, then the encounter: both are played together', async () => {
  const { page, problems, close } = await site.openPage()
  await page.goto(site.url)
  writeFileSync(
    join(folder, 'pack.yaml'),
    'id: cold\nname: Cold\nversion: 1.0.0\nruleset: zones\nhouse: { default-usages: 2 }\n',
  )
  await drop(page, [folder])
  await page.getByText('This folder holds packs but no encounter').waitFor()
  await drop(page, [join(encounters, 'zones/duel.yaml')])
  await untilWanted(page)
  await page.getByRole('button', { name: 'Cold 1.0.0' }).waitFor()
  expect(problems).toEqual([])
  await close()
})

test('a folder and a file that are dropped at once belong together', async () => {
  const { page, problems, close } = await site.openPage()
  await page.goto(site.url)
  const cold = join(folder, 'cold')
  cpSync(join(examples, 'frost-and-iron'), cold, { recursive: true, filter: (path) => !path.endsWith('encounters') })
  await drop(page, [cold, pack('encounters/frozen-ford.yaml')])
  await untilWanted(page)
  await page.getByRole('button', { name: 'Frost and Iron 1.2.0' }).waitFor()
  expect(problems).toEqual([])
  await close()
})

test('files are dropped: an encounter with those of its pack, one alone, one with a mistake', async () => {
  const { page, problems, close } = await site.openPage()
  await page.goto(site.url)
  const names = ['pack.yaml', 'weapons.yaml', 'people.yaml', 'table.yaml', 'encounters/frozen-ford.yaml']
  await drop(page, names.map(pack))
  await untilWanted(page)
  await page.getByRole('button', { name: 'Frost and Iron 1.2.0' }).waitFor()

  await page.goto(site.url)
  await drop(page, [join(encounters, 'zones/henhouse.yaml')])
  await untilWanted(page)
  await page.getByText('The henhouse').first().waitFor()

  await page.goto(site.url)
  const mine = join(folder, 'mine.yaml')
  writeFileSync(mine, 'ruleset: zonse\ntitle: Mine\n')
  await drop(page, [mine])
  await page.getByRole('alert').getByText('line 1', { exact: false }).first().waitFor()
  expect(await page.locator('textarea').inputValue()).toContain('zonse')
  expect(problems).toEqual([])
  await close()
})

test('what lies under them may go away while they are held: the list of fights has its pictures a moment after it is there', async () => {
  const { page, problems, close } = await site.openPage()
  await page.goto(site.url)
  const wrong = join(folder, 'mine.yaml')
  writeFileSync(wrong, 'ruleset: zonse\ntitle: Mine\n')
  await drop(page, [wrong], async () => {
    await page.evaluate(`document.elementsFromPoint(400, 400).find((one) => one.closest('li'))?.closest('li').remove()`)
  })
  await page.getByRole('alert').getByText('line 1', { exact: false }).first().waitFor()
  expect(problems).toEqual([])
  await close()
})

test('an empty folder says what is missing, and a drag that goes away leaves nothing behind', async () => {
  const { page, problems, close } = await site.openPage()
  await page.goto(site.url)
  await drop(page, [folder])
  await page.getByText(/^There is nothing to open in this folder/).waitFor()
  const session = await page.context().newCDPSession(page)
  const at = { x: 400, y: 400, data: { items: [], files: [folder], dragOperationsMask: 1 } }
  await session.send('Input.dispatchDragEvent', { type: 'dragEnter', ...at })
  await session.send('Input.dispatchDragEvent', { type: 'dragOver', ...at })
  await page.locator(held).waitFor()
  // This the browser's own drag does not say here: that it has left the window.
  await page.evaluate('document.body.dispatchEvent(new DragEvent("dragleave", { bubbles: true }))')
  await page.locator(held).waitFor({ state: 'detached' })
  expect(problems).toEqual([])
  await close()
})
