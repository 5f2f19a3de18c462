import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { focused, heard, listen, readThrough } from './hearing.ts'
import { untilWanted } from './playing.ts'
import { openSite, type Site } from './site.ts'

let site: Site

beforeAll(async () => {
  site = await openSite()
})

afterAll(() => site.end())

/** One turn in each game by keys alone, as it is heard. */
const TURNS = [
  {
    fight: 'zones/duel',
    title: 'A quarrel at the mill',
    people: [
      ['Characters', 'Ada (yours) unhurt · hit points 10/10'],
      ['Enemies', 'Corwin unhurt'],
    ],
    cursor: ['The mill door · Ada, unhurt', 'The lane · Corwin, unhurt', 'Nothing lies that way.'],
    first: 'button "Move to the yard"',
    done: 'Ada moves to the yard.',
    next: ["Corwin's Turn.", 'Round 2.'],
    reach: /door|lane|yard/,
  },
  {
    fight: 'shock/eggs',
    title: 'Eggs',
    people: [
      ['Party', 'Bren (yours) unhurt · hit points 11/11'],
      ['Foes', 'Rudd unhurt'],
    ],
    cursor: ['2,3 · Bren, unhurt', '3,3 · 5 feet', '4,3 · 10 feet'],
    first: 'button "Charge to 10,3 against Rudd with Arming sword',
    done: 'Bren charges Rudd, to 10,3.',
    next: ["Foes' turn.", 'Round 2.'],
    reach: /feet/,
  },
  {
    fight: 'escalation/anvil',
    title: 'Whose anvil it is',
    people: [
      ['Party', 'Berta (yours) unhurt · hit points 26/26'],
      ['Foes', 'Jork unhurt'],
    ],
    cursor: ['Berta, unhurt', 'Jork, nearby, unhurt · 1 move, then engaged', 'Nothing lies that way.'],
    first: 'button "Rush in on Jork',
    done: 'Berta uses Rush in on Jork.',
    next: ['Round 2, escalation 1.'],
    reach: /Jork/,
  },
  {
    fight: 'free-hits/heel',
    title: 'The heel',
    people: [
      ['Party', 'Ilse (yours) unhurt · hit points 18/18'],
      ['Foes', 'Rolf unhurt'],
    ],
    cursor: ['3,3 · Ilse, unhurt', '4,3 · 1 space: the Move Action', '5,3 · 2 spaces: the Move Action'],
    first: 'button "Move … Movement"',
    key: '2',
    done: 'Ilse disengages.',
    next: ['Rolf', 'Round 2.'],
    reach: /space/,
  },
  {
    fight: 'weapon-speed/clock-yard',
    title: 'The clock yard',
    people: [
      ['Party', 'Hanne (yours) unhurt · Stress 14/14 · Wound Points 12/12'],
      ['Foes', 'Aldo unhurt'],
    ],
    cursor: ['2,3 · Hanne, unhurt', '3,3', '4,3'],
    first: 'button "move only, Initiative 7 usual"',
    done: 'Hanne declares moving only: Initiative 7.',
    next: ["Aldo's turn.", 'Round 2.'],
    reach: /yard/,
  },
] as const

/** A page that listens, at a fight in which something is wanted, and what has been said since the last time. */
async function at(fight: string) {
  const opened = await site.openPage({ width: 1440, height: 900 })
  const { page } = opened
  await listen(page)
  await page.goto(`${site.url}#/play/${fight}.yaml/seven`)
  await untilWanted(page)
  let said = ''
  /** Waits until all of it has been said, in this order, and forgets what was said before. */
  const hears = async (...wanted: readonly string[]): Promise<void> => {
    await expect
      .poll(async () => {
        said += (await heard(page)).join('\n')
        return inOrder(said, wanted)
      })
      .toBe('')
    said = ''
  }
  return { ...opened, hears }
}

/** The first of these that does not stand in the text behind those before it; '' where all do. */
function inOrder(text: string, wanted: readonly (string | RegExp)[]): string {
  let rest = text
  for (const one of wanted) {
    const found = typeof one === 'string' ? rest.indexOf(one) : rest.search(one)
    if (found < 0) return String(one)
    rest = rest.slice(found + (typeof one === 'string' ? one.length : 1))
  }
  return ''
}

/** A control or a landmark without a name. */
const NAMELESS = /- (button|link|checkbox|textbox|combobox|radio|heading|application|region|navigation)(?! ")\b/

describe('one turn as a screen reader says it', () => {
  test.for(TURNS)(
    '$fight, at the drawn table',
    async ({ fight, title, people, cursor, first, done, next, ...rest }) => {
      const { page, problems, close, hears } = await at(fight)
      const [[side, hero], [otherSide, foe]] = people
      const [who = ''] = hero.split(' ')
      await hears('polite: ', who)
      const all = await readThrough(page)
      const landmarks = [
        ...['- banner', `heading "${title}" [level=1]`, 'navigation "Order: Round 1', `button "${who} (yours)"`],
        ...['- main:', 'region "People"', `heading "${side}" [level=2]`, `button "${hero}"`],
        ...[`heading "${otherSide}" [level=2]`, `button "${foe}"`],
        ...['region "Board"', 'button "My reach"', 'application "Board. Arrow keys move the cursor, Enter chooses."'],
        ...['region "Actions"', `${who}`, 'region "Log"', 'log "Log"'],
      ]
      expect(inOrder(all, landmarks)).toBe('')
      expect(all).not.toMatch(NAMELESS)

      await page.keyboard.press('b')
      await expect.poll(() => focused(page)).toMatch(/^application "Board/)
      await hears(`polite: ${cursor[0]}`)
      await page.keyboard.press('ArrowRight')
      await hears(`polite: ${cursor[1]}`)
      await page.keyboard.press('ArrowRight')
      await hears(`polite: ${cursor[2]}`)
      await page.keyboard.press('p')
      await expect.poll(() => focused(page)).toContain(`button "${hero}"`)
      await page.keyboard.press('a')
      await expect.poll(() => focused(page)).toContain(first)
      // What was done is said, then what is wanted now; the keys stay among the actions.
      await page.keyboard.press('key' in rest ? rest.key : '1')
      await hears(`polite: ${done}`, `polite: ${who}: what to do`)
      const isInAct = "document.querySelector('[data-region=action]').contains(document.activeElement)"
      await expect.poll(() => page.evaluate(isInAct)).toBe(true)
      await page.keyboard.press('e')
      await hears(...next, who)
      await expect.poll(() => page.evaluate(isInAct)).toBe(true)
      expect(problems).toEqual([])
      await close()
    },
  )

  test.for(TURNS)('$fight, at the text table', async ({ fight, title, people, done, reach }) => {
    const { page, problems, close, hears } = await at(fight)
    const [[, hero], [, foe]] = people
    const [who = ''] = hero.split(' ')
    await page.goto(`${page.url()}/text`)
    const line = page.getByRole('textbox', { name: 'Command' })
    await line.waitFor()
    const all = await readThrough(page)
    const parts = ['Command', 'Order', 'People', 'Places', 'Latest log entries'].map(
      (part) => `heading "${part}" [level=2]`,
    )
    expect(inOrder(all, ['- main:', `heading "${title}" [level=1]`, ...parts])).toBe('')
    expect(inOrder(all, ['columnheader "Who"', `rowheader "${who}"`, `rowheader "${foe.split(' ')[0]}"`])).toBe('')
    expect(all).not.toMatch(NAMELESS)
    const type = async (text: string) => {
      await line.fill(text)
      await line.press('Enter')
    }
    // Another list may still be there before what can be done is known.
    await page.locator('main[data-ready=true]').waitFor()
    const asks = page.locator('section[aria-labelledby=wanted] ol')
    await type((await asks.count()) > 0 ? '1' : ((await page.locator('tbody td').first().textContent()) ?? ''))
    await hears(done)
    await type('undo')
    await hears('Taken back')
    await type('reach')
    await expect.poll(async () => (await heard(page)).join()).toMatch(reach)
    await type('nonsense')
    await hears('nonsense')
    expect(problems).toEqual([])
    await close()
  })
})
