import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type PlayOptions, playFrom } from '../src/commands/play.ts'
import { loadEncounter } from '../src/io/encounters.ts'
import { Place } from './fray.ts'
import { screen, typed } from './screen.ts'

/** Fights on a map, as people play them in the terminal. */
let place: Place
// Each fight that is left unfinished keeps an eye on the end of the process.
process.setMaxListeners(100)
beforeEach(() => {
  place = new Place()
})
afterEach(() => place.remove())

/** Plays an encounter (its text, or the path of a ready one) with these lines typed, one screen for all seats. */
async function sit(
  encounter: string,
  lines: readonly string[],
  options: PlayOptions = {},
  width = 80,
): Promise<string> {
  const on = screen(width)
  const path = join(place.folder, place.write('fight.yaml', encounter))
  const loaded = { ...(await loadEncounter(path)), name: 'fight', saved: null }
  const journal = join(place.folder, 'fight.jsonl')
  rmSync(journal, { force: true })
  await playFrom(on, typed(on, [...lines, '/quit']), loaded, { hotSeat: true, seed: 'x', journal, ...options })
  return on.text()
}

/** What the screen showed after the line was typed behind that prompt, up to the next prompt of the same kind. */
function after(text: string, prompt: string, line: string): string {
  // What is left to spend stands in brackets behind the name.
  const pattern = prompt.endsWith('> ') ? `${prompt.slice(0, -2)}(?: \\([^\\n]*\\))?> ` : prompt.replace('?', '\\?')
  const found = new RegExp(`^${pattern}${line.replace(/[.*+?()[\]]/g, '\\$&')}\\n`, 'm').exec(text)
  expect(found, `"${prompt}${line}" was typed`).not.toBeNull()
  const from = (found?.index ?? 0) + (found?.[0].length ?? 0)
  const next = new RegExp(`^${pattern}`, 'm').exec(text.slice(from))
  return text.slice(from, next === null ? undefined : from + next.index).replace(/\n$/, '')
}

const CHARGE = `ruleset: shock
surprised: nobody
battlefield: "16x6"
combatants:
  Ann: { from: bren-hearthwall, at: "3,3" }
  Orc: { from: orc-reaver, at: "10,3", hp: 20, named: true }
now: { round: 1, side: foes }
`

describe('while something is asked', () => {
  it('shows the fight as it stands at that moment', async () => {
    const text = await sit(CHARGE, ['', 'charge 4,3 Ann', 'look Orc', 'view Orc', 'map', 'log 3', '/quit'])
    expect(after(text, 'Ann? ', 'look Orc')).toMatch(/\b5 feet\b/)
    expect(after(text, 'Ann? ', 'view Orc')).toContain('at: 4,3')
    expect(after(text, 'Ann? ', 'map')).toMatch(/3 \. \. A o/)
    expect(after(text, 'Ann? ', 'log 3')).toContain('Orc charges Ann, to 4,3.')
  })
})

const WATCH = `ruleset: shock
surprised: nobody
battlefield: "14x5"
combatants:
  Ann: { from: bren-hearthwall, at: "3,2" }
  Cid: { from: barrel-osk, at: "1,1", prompts: nothing }
  Bob: { from: orc-reaver, named: true, hp: 20, at: "5,2", prompts: nothing }
  Dog: { from: alley-wrestler, hp: 15, named: true, at: "12,2", prompts: nothing }
now: { round: 1, side: party }
`

describe('one who holds', () => {
  const toFoes = ['', 'Ann hold', 'Cid run 1,3', 'Cid pass']

  it("is not asked about its own side's acts, and at an enemy's when it comes into reach", async () => {
    const text = await sit(WATCH, [...toFoes, 'Dog run 9,2', 'Bob run 4,2', ''])
    expect(text.match(/^Ann: .*/gm)).toEqual(['Ann: Bob is on the move: does Ann step in? [decision-windows]'])
  })

  it('is shown the likeliest answers, the rest on demand, and no number that it was not shown is taken', async () => {
    const text = await sit(WATCH, [
      ...toFoes,
      'Bob run 4,2',
      '8',
      'nonsense',
      'Ann ask-about nothing',
      'menu shove',
      '',
    ])
    expect(text).toMatch(/\n {3}3 {2}held: melee attack Bob Arming sword\n/)
    expect(text).toMatch(/\d+ more \(.*\):/)
    expect(after(text, 'Ann? ', '8')).toBe('There is no number 8 in the list, which goes from 1 to 7.')
    expect(after(text, 'Ann? ', 'nonsense')).toBe(
      'There is no command "nonsense". The list says what there is; ? is for help.\n[decision-windows]',
    )
    expect(after(text, 'Ann? ', 'Ann ask-about nothing')).toContain('is not part of a turn, so it cannot be held.')
    expect(
      after(text, 'Ann? ', 'menu shove')
        .split('\n')
        .every((line) => line.includes('shove')),
    ).toBe(true)
  })

  it('may be left alone until the action is over, or for the Round', async () => {
    const lines = [...toFoes, 'Bob run 4,2', '', 'Bob attack Ann']
    const askedBy = (text: string) => text.split(/Bob(?: \([^\n]*\))?> Bob attack Ann/)[1]?.match(/^Ann: /gm)?.length
    expect(askedBy(await sit(WATCH, [...lines, '', '']))).toBe(2)
    expect(askedBy(await sit(WATCH, [...lines, 'skip']))).toBe(1)
    const round = await sit(WATCH, [...lines, 'skip round', 'Dog run 4,1', 'Dog attack Ann'])
    expect(askedBy(round)).toBe(1)
    const taken = await sit(WATCH, [...lines, 'skip round', 'undo', 'Bob attack Ann', '', ''])
    expect(taken.match(/^Ann: /gm)?.length).toBe(1 + 1 + 2)
  })
})

const GUARD = `ruleset: shock
surprised: nobody
battlefield: "12x6"
combatants:
  Vey: { from: captain-vey, at: "3,3" }
  Bren: { from: bren-hearthwall, at: "4,3" }
  Orc: { from: orc-reaver, at: "5,3", hp: 20, named: true, prompts: nothing }
now: { round: 1, side: foes }
`

const SWARM = `ruleset: shock
surprised: nobody
battlefield: "12x8"
combatants:
  Ann: { from: bren-hearthwall, at: "5,5", prompts: nothing }
  Orc: { from: orc-reaver, at: "6,5", hp: 20, named: true }
  Gob: { from: goblin, at: "5,6" }
  God: { from: goblin, at: "4,5" }
now: { round: 1, side: foes }
`

describe('the telling of an attack', () => {
  it('says whose power has changed it, and asks the others about what it is now', async () => {
    const dice = { realDice: true } as const
    const text = await sit(GUARD, ['', 'Orc attack Bren', '19', 'use Behind me', '', '', 'explain 2'], dice)
    expect(text).toContain(
      "\nVey's Behind me turns Orc's attack on Bren into a miss.\nBren: Orc's attack on Bren is a miss now: does",
    )
    expect(text).not.toContain('attack now')
    expect(after(text, 'Orc> ', 'explain 2')).toContain('22  the roll as it stands [power-instants]')
  })

  it('says that it stands where the AC has changed, and explains the AC and the Shock', async () => {
    const text = await sit(GUARD, ['', 'Orc attack Bren', '19', 'skip', 'total-defense', '4', 'explain 2'], {
      realDice: true,
    })
    expect(text).toContain('Orc still hits Bren: 22 against AC 17.')
    expect(after(text, 'Orc> ', 'explain 2')).toMatch(/15 {2}armor class .*\n.*2 {2}Total Defense/)
    const charge = await sit(CHARGE, ['', 'charge 4,3 Ann', '2', '', 'explain', 'explain 2'], { realDice: true })
    expect(after(charge, 'Orc> ', 'explain')).toMatch(
      /No Shock for Ann: their armor is too good\.\n[\s\S]*Long axe \[shock\]/,
    )
  })

  it('says who is hurt by a swarm of three', async () => {
    const lines = ['', 'Gob swarm Ann', 'God swarm Ann', 'Orc swarm Ann', 'Orc strike Ann', '2']
    expect(await sit(SWARM, lines, { realDice: true })).toContain('Shock 3, Ann 11 -> 8.')
  })
})

const FALLEN = `ruleset: shock
surprised: nobody
sides: { party: { party: true }, foes: { hp: word } }
battlefield: "12x6"
combatants:
  Pia: { from: pia-longshot, at: "3,3" }
  Reeve: { kind: npc, hp: 0/12, state: mortally-injured, fell: 1, named: true, at: "8,3" }
  Orc: { from: orc-reaver, at: "11,5", hp: 20, named: true }
now: { round: 1, side: party }
`

it('shows the chance to kill one who lies at 0 hit points, and how it looks only once', async () => {
  const text = await sit(FALLEN, ['', 'map'], { hotSeat: false })
  expect(text).toMatch(/Reeve with War bow +hits [1-9]/)
  expect(text).not.toContain('mortally injured mortally injured')
})

const FRIENDS = `ruleset: shock
surprised: nobody
battlefield: "14x6"
combatants:
  Ann: { from: bren-hearthwall, at: "3,3" }
  Gus: { from: gunda-two-paces, at: "2,3", hp: 5 }
  Pim: { from: tilly-sparks, at: "5,0" }
  Bob: { from: orc-reaver, named: true, hp: 20, at: "8,2", prompts: nothing }
now: { round: 1, side: party }
`

const THROWER = `ruleset: shock
surprised: nobody
combatants:
  Ann: { kind: pc, hp: 9, weapons: ["fish knife thrown shoot str/dex d4 range 20/40"], at: "3,3" }
  Bob: { kind: npc, hp: 30, at: "5,3", prompts: nothing }
now: { round: 1, side: party }
`

describe('a typed command', () => {
  it('finds names of several words of somebody else, with little words and without quotes', async () => {
    const lines = ['', 'Pim cast loose laces at Bob', 'Gus use second breath', 'Ann drop round shield']
    const text = await sit(FRIENDS, lines)
    expect(text).toContain('Pim casts Loose laces on Bob.')
    expect(text).toContain('Gus calls upon Second breath.')
    expect(text).toContain('Ann drops the Round shield.')
    expect(text).not.toContain('There is no')
  })

  it('may have the two words of an action apart', async () => {
    const text = await sit(FRIENDS, ['', 'Ann go prone', 'card Ann', 'total defense'])
    expect(text).toMatch(/\n {2}prone: Melee attacks on them/)
    expect(text).toContain('Ann drops prone.')
    expect(text).toContain('Ann goes into Total Defense')
  })

  it('charges to the nearest square from which it can strike', async () => {
    const text = await sit(FRIENDS, ['', 'Ann charge at Bob with arming sword', 'Ann charge to Bob'])
    expect(text).toContain('Ann charges Bob, to 7,3.')
    expect(text).toContain('Ann has spent their Main Action. [charge]')
  })

  it('throws a weapon that is named, and nobody', async () => {
    const text = await sit(THROWER, ['', 'Ann throw fish knife at Bob'])
    expect(text).toMatch(/Ann (hits|misses) Bob with the fish knife/i)
  })

  it('has the words of the referee asked of a person, where the computer has all else', async () => {
    const options = { hotSeat: false, as: 'party' }
    const text = await sit(FRIENDS, ['', 'Ann improvise kicks over the table', 'it falls on Bob'], options)
    expect(text).toContain('What comes of it for Ann?')
    expect(text).toContain('it falls on Bob')
  })

  it('is told what it lacks: where a door is reached from', async () => {
    const text = await sit(FRIENDS, ['', 'Bob look Ann', 'referee join Zed goblin'])
    expect(after(text, 'Ann> ', 'Bob look Ann')).toContain('Ann is 25 feet from Bob')
    expect(after(text, 'Ann> ', 'referee join Zed goblin')).toContain('Zed joins the fight')
    const doors = FRIENDS.replace('"14x6"', '{ size: [14, 6], doors: [{ name: gate, from: [9, 0], to: [9, 1] }] }')
    const at = after(await sit(doors, ['', 'door gate']), 'Ann> ', 'door gate')
    expect(at).toBe('Ann is not at gate: one reaches it from 8,0, 9,0, 8,1 and 9,1.\n[improvised-action]')
    const far = await sit(FALLEN, ['', 'attack Orc'])
    expect(after(far, 'Pia> ', 'attack Orc')).toContain('"shoot" is for the War bow.')
  })

  it('is no number that has not been shown', async () => {
    const text = await sit(FRIENDS, ['', '80', 'menu run', '80'])
    expect(after(text, 'Ann> ', '80')).toMatch(/^Nothing has the number 80, and no die is being rolled\./)
    expect(text).toMatch(/r\d Run \.\.\./)
  })
})

it('says whose letters on the map are capitals, whatever side is played', async () => {
  const text = (options: PlayOptions) => sit(CHARGE, [], { hotSeat: false, ...options })
  expect(await text({})).toContain('capitals are Party')
  expect(await text({ as: 'foes' })).toContain('capitals are Party')
  expect(await text({ hotSeat: true })).toContain('capitals are Party')
})

describe('what used to go without a word', () => {
  it('a screen that ends, who joins and where, a run that provokes, a hold with nothing left', async () => {
    const lines = ['', 'Gus screen Ann', 'Ann run 7,3', 'referee join Zed { from: goblin, at: "12,5" }']
    const text = await sit(FRIENDS, [
      ...lines,
      'Pim total-defense',
      'Pim hold',
      'Ann pass',
      'Gus pass',
      'Pim pass',
      'Bob',
    ])
    expect(text).toContain('Gus no longer screens Ann.')
    expect(text).toContain('Zed joins the fight at 12,5 on the side of Foes.')
    expect(text).toContain('Pim holds: only Free Actions are left.')
    expect(text).toMatch(/A run out of the reach of .*Ann.* lets (it|them) strike first \[run-aoo\]\./)
  })

  it('who is surprised, and who dies of old wounds', async () => {
    const surprised = FRIENDS.replace('surprised: nobody', 'surprised: foes').replace(/now: .*/, '')
    expect(await sit(surprised, [''])).toContain('The surprise round: Foes are surprised.')
    const late = FALLEN.replace('round: 1', 'round: 7')
    const text = await sit(late, ['', 'referee end-side', 'referee end-side'])
    expect(text).toContain('Reeve dies of their wounds: nobody came in time.')
  })

  it('what a power for oneself does not do, and healing that heals nothing', async () => {
    const text = await sit(FRIENDS, ['', 'Gus use "second breath" Pim', 'Gus use second breath'])
    expect(text).toContain('Second breath works on Gus alone: name nobody. [spell-content]')
    const whole = await sit(FRIENDS.replace(', hp: 5', ''), ['', 'Gus use second breath'])
    expect(whole).toContain('Gus gains nothing from Second breath.')
  })

  it('Shock ratings, ranges, modifiers and skills, without a list of everything that is not so', async () => {
    const text = after(await sit(FRIENDS, ['', 'view Gus']), 'Ann> ', 'view Gus')
    expect(text).toContain('Pike: in hand, melee 1d8, Shock 1/15, reach 10 feet')
    expect(text).toContain('thrown 1d6, 15/30 feet')
    expect(text).toMatch(/STR \+2, CON\s+\+1/)
    expect(text).toContain('Brawl 0, Stab 1, Exert 0')
    expect(text).not.toMatch(/: (no|0)$/m)
  })
})

it('says what each character of a map means, one meaning each', async () => {
  const on = screen(80)
  const loaded = { ...(await loadEncounter('gatehouse')), name: 'gatehouse', saved: null }
  const journal = join(place.folder, 'gate.jsonl')
  await playFrom(on, typed(on, ['map all', '/quit']), loaded, { seed: '1', journal })
  const legend = after(on.text(), 'Bren> ', 'map all').match(/^squares of 5 feet.*(?:\n {2}.*)*/m)?.[0] ?? ''
  const marks = legend
    .split(/ {2,}|\n/)
    .map((text) => text.trim().charAt(0))
    .filter((mark) => mark !== '')
  expect(marks.length).toBeGreaterThan(5)
  expect(marks.filter((mark, i) => marks.indexOf(mark) !== i)).toEqual([])
})

it('fits narrow screens: questions, lists and explanations', async () => {
  const lines = ['', 'Orc attack Bren', 'look Orc', 'view Vey', 'why', 'menu', 'skip', '', '', 'explain 2', 'log 5']
  const text = await sit(GUARD, lines, {}, 40)
  const long = text
    .split('\n')
    .filter((line) => line.length > 40 && !line.includes('fight.jsonl') && !line.includes('> Orc attack'))
  expect(long).toEqual([])
})

describe('a key with what it still asks', () => {
  const WALK = `ruleset: free-hits
battlefield: "20x6"
sides: { party: { party: true }, mirror: {} }
combatants:
  Ann: { from: marshal-thea, side: party, at: "3,3" }
  Orc: { from: marshal-thea, side: mirror, at: "16,3" }
`
  it('is one line, and the rules say why what it asks for cannot be', async () => {
    const lines = ['', 'm1 4,3', 'm1 19,5', 'm1 44,3', 'en1 4,3', 'zz1 4,3', 'm1', '']
    const text = await sit(WALK, lines)
    expect(text).toContain('Ann moves to 4,3 (1 space).')
    expect(text).toContain('That takes 15 spaces; Ann has 9. [move]')
    expect(text).toContain('44,3 is off the map, which goes from 0,0 to 19,5. [grid]')
    expect(text).toContain('en1 is End the turn, and needs nothing more. Type only "en1".')
    expect(text).toContain('Nothing has the key "zz1".')
    expect(text).toContain('8,1; 9,1 or 59 more.')
  })
})

const RUN = `ruleset: weapon-speed
battlefield: "30x6"
sides: { party: { party: true }, mirror: {} }
combatants:
  Ann: { from: ulf-slowhand, side: party, at: "3,3" }
  Orc: { from: ulf-slowhand, side: mirror, at: "12,3" }
`

describe('a move that is too far', () => {
  it('is refused with how far it is and what is left', async () => {
    const text = await sit(RUN, ['', '1', '', '1', '', 'move 29,3', 'quit'])
    expect(text.replace(/\s+/g, ' ')).toContain(
      'Orc has 6 of 6 yards left in this round; 29,3 is 17 yards away. [speed-per-round]',
    )
  })
})

describe('words that are always understood', () => {
  const FARM = `ruleset: escalation
sides: { party: { party: true }, foes: {} }
combatants:
  Lis: { from: lisko, side: party }
  Cid: { from: berta-oxhide, side: party }
  Orc: { from: toll-thug, side: foes }
now: { round: 1, band: very-fast }
`
  const words = (text: string): string => text.replace(/\s+/g, ' ')

  it('do what they do elsewhere while an action asks what is meant', async () => {
    const text = words(await sit(FARM, ['', 're1', 'why', 'order', 'undo', 'nobody', 'quit', 're1']))
    const [, dialog = ''] = text.split('(Enter: never mind)? why ')
    expect(dialog).toMatch(/\(Enter: never mind\)\? order Round 1/)
    expect(dialog).toContain('(Enter: never mind)? undo There is nothing to undo.')
    expect(dialog).toContain('"nobody" is none of them.')
    expect(dialog).toContain('(Enter: never mind)? quit The fight is saved')
  })

  it('stand alone where free words are asked: nobody dares "quit"', async () => {
    for (const lines of [
      ['', 'dm1', 'sneak', 'dm2', '?', 'quit'],
      ['', 'Lis deed', 'undo', 'quit'],
    ]) {
      const text = words(await sit(FARM, lines))
      expect(text).toMatch(
        /(what is tried|what is done) \(Enter: never mind\)\? (quit|undo) (The fight is saved|There is nothing to undo)/,
      )
      expect(text).not.toMatch(/Lis dares|Lis: (quit|undo)/)
    }
  })

  it('why: says of what is possible that it is, with key and price, before the turn has begun too', async () => {
    const text = await sit(FARM, [
      '',
      'why move',
      'why delay',
      'why use',
      'why rally',
      'why basic-melee Cid',
      'why nope',
    ])
    expect(words(after(text, 'Lis> ', 'why move'))).toContain(
      'Move to Cid: possible (Move action). Type "m1"; "what m1" explains it.',
    )
    expect(words(after(text, 'Lis> ', 'why delay'))).toContain('Delay to the fast band: possible (Turn). Type "del1"')
    expect(words(after(text, 'Lis> ', 'why use'))).toMatch(/possible \((Standard|Quick|Move) action\)/)
    expect(words(after(text, 'Lis> ', 'why rally'))).toContain('Rally: possible (Standard action). Type "r1"')
    expect(words(after(text, 'Lis> ', 'why basic-melee Cid'))).toMatch(/\[[a-z-]+\]/)
    expect(words(after(text, 'Lis> ', 'why nope'))).toContain('There is no command "nope".')
  })
})
