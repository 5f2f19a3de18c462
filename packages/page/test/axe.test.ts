import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findings } from './axe.ts'
import { untilWanted } from './playing.ts'
import { openSite, type Site } from './site.ts'

let site: Site

beforeAll(async () => {
  site = await openSite()
})

afterAll(() => site.end())

describe('axe finds nothing', () => {
  test.for([
    ['home', ''],
    ['a map of Zones', '#/play/zones/bridge.yaml/seven'],
    ['a map of squares', '#/play/shock/gatehouse.yaml/seven'],
    ['relations', '#/play/escalation/witness.yaml/seven'],
    ['questions', '#/play/weapon-speed/two-wells.yaml/seven'],
  ] as const)('%s', async ([, address]) => {
    const { page, close } = await site.openPage()
    await page.goto(`${site.url}${address}`)
    if (address === '') {
      await page.getByRole('button', { name: 'Escalation 8 fights' }).click()
      await page.getByRole('button', { name: 'Play The witness', exact: true }).waitFor()
    } else await untilWanted(page)
    expect(await findings(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await findings(page, ['color-contrast'])).toEqual([])
    await close()
  })

  test('keys, settings, the text table', async () => {
    const { page, close } = await site.openPage()
    await page.goto(`${site.url}#/play/zones/duel.yaml/seven`)
    await untilWanted(page)
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keys' }).waitFor()
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('dialog', { name: 'Settings' }).waitFor()
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.goto(`${page.url()}/text`)
    await page.getByRole('textbox', { name: 'Command' }).waitFor()
    expect(await findings(page)).toEqual([])
    await close()
  })
})
