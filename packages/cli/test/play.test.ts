import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type PlayOptions, play, playFrom } from '../src/commands/play.ts'
import { verify } from '../src/commands/verify.ts'
import { loadEncounter } from '../src/io/encounters.ts'
import { Stop } from '../src/io/stop.ts'
import { readJournal } from '../src/play/open.ts'
import { Place, SCUFFLE } from './fray.ts'
import { screen, typed } from './screen.ts'

const home = process.cwd()
let place: Place

beforeEach(() => {
  place = new Place()
  place.write('scuffle.yaml', SCUFFLE)
})
afterEach(() => place.remove())
afterAll(() => expect(process.cwd()).toBe(home))

const file = (name: string) => join(place.folder, name)

/** Plays the scuffle with these lines typed, real dice unless said otherwise, and returns what the screen showed. */
async function sit(lines: readonly string[], given: PlayOptions = {}, width = 80): Promise<string> {
  const on = screen(width)
  const loaded = await loadEncounter(file('scuffle.yaml'))
  const journal = given.journal ?? file('scuffle.jsonl')
  const options: PlayOptions = { realDice: true, seed: 'x', ...given, journal }
  await playFrom(on, typed(on, lines), { ...loaded, name: 'scuffle', saved: null }, options)
  return on.text()
}

/** Goes on with the scuffle. */
async function resume(lines: readonly string[], given: PlayOptions = {}): Promise<string> {
  const on = screen()
  const saved = await readJournal(file('scuffle.jsonl'))
  const options: PlayOptions = { ...given, resume: file('scuffle.jsonl') }
  await playFrom(on, typed(on, lines), { ...saved, name: 'scuffle', saved }, options)
  return on.text()
}

describe('fray play with real dice', () => {
  it('plays a fight from start to end and saves it', async () => {
    const text = await sit(['attack Gob longsword', '12', '5', 'end', '14', 'a1', '15', '8', ''])
    expect(text).toContain('You play Ada. The computer plays Gob (aggressive).')
    expect(text).toContain('Ada rolls 1d20 (attack) [test-roll]: 12')
    expect(text).toContain('Ada rolls 1d8 (longsword) [weapon-damage]: 5')
    expect(text).toContain('Ada hits Gob with the longsword: 12 + 2 = 14 against 12.')
    expect(text).toContain('Gob attacks Ada (knife).\nAda rolls 1d20 (avoid)')
    expect(text).toMatch(/Characters win in 3 Rounds\.\n\s*Down: Gob/)
    const on = screen()
    expect(await verify(on, file('scuffle.jsonl'))).toBe(0)
    expect(on.text()).toMatch(/^The same: \d+ commands and 5 dice \(real dice, typed in\)/)
  })

  it('asks again until the dice are possible, and rolls them itself on Enter', async () => {
    const text = await sit(['a1', '21', '0', '4 5', 'x', 'd20=2', 'quit'])
    expect(text).toContain('A d20 cannot show 21.')
    expect(text).toContain('A d20 cannot show 0.')
    expect(text).toContain('Here 1 die is rolled (1d20), not 2.')
    expect(text).toContain('Type what the dice show')
    expect(text).toContain('Ada misses Gob with the longsword: 2 + 2 = 4 against 12.')
    expect(await sit(['a1', '', 'quit'], { journal: file('other.jsonl') })).toMatch(/Ada (hits|misses) Gob/)
  })

  it('rolls the dice of others itself where only mine are real', async () => {
    const text = await sit(['end', '1', 'quit'], { realDice: 'mine' })
    expect(text).toContain('Ada rolls 1d20 (avoid)')
    expect(text).not.toContain('Gob rolls')
    expect(text).toMatch(/damage \(knife\), Ada 10 -> \d/)
  })

  it('says whose dice are typed, and changes it in mid-fight', async () => {
    const text = await sit(['dice', 'a1', 'dice none', 'dice mine', 'end', '1', 'quit'])
    expect(text).toContain('You type all dice. Say "dice mine", "dice all" or "dice none" to change it.')
    expect(text).toMatch(/\[test-roll\]: dice none\nFrom now on: Fray rolls all dice\.\n.*Ada (hits|misses) Gob/s)
    expect(text).toContain('From now on: You type the dice of those you play; Fray rolls the rest.')
    expect(text).toContain('Ada rolls 1d20 (avoid) [test-roll]: 1')
    expect(text).not.toContain('Gob rolls')
  })

  it('goes on with the dice that were chosen last, where it is resumed as it says', async () => {
    const text = await sit(['dice none', 'dice mine', 'quit'])
    expect(text).toMatch(/--resume \S+ --real-dice mine$/)
    const resumed = (realDice: string) => resume(['dice', 'quit'], { realDice })
    expect(await resumed('mine')).toContain('You type the dice of those you play; Fray rolls the rest.')
    expect(await resumed('none')).toContain('Fray rolls all dice. Say "dice mine"')
    await expect(resumed('some')).rejects.toThrow('--real-dice some: give all, mine or none, or nothing.')
  })
})

describe('fray play', () => {
  it('shows the field, the order, what is left to spend and the likely acts with their chances', async () => {
    const text = await sit(['quit'])
    expect(text).toContain('+- A ----------')
    expect(text).toContain('>+ Ada 10/10')
    expect(text).toContain('- Gob 9/9')
    expect(text).toContain('Round 2: >Ada 0<, Gob')
    expect(text).toMatch(/^ {2}a1 {2}Attack Gob with longsword {2}hits 55%, drops 2\.5%, deals 2\.6$/m)
    expect(text).toMatch(/^Turn +e1 End the Turn$/m)
    expect(text).toContain('Ada (Move, Action)> quit')
  })

  it('shows lists instead of boxes where the screen is narrow', async () => {
    const text = await sit(['quit'], {}, 38)
    expect(text).toContain('A\n  >+ Ada 10/10, - Gob 9/9\n  (exit: characters; next to B)')
    for (const line of text.split('\n')) if (!/jsonl|--resume/.test(line)) expect(line.length).toBeLessThanOrEqual(38)
  })

  it('takes commands as people write them, and suggests the nearest for a typo', async () => {
    const text = await sit(['atack gob', 'attack gob with the longswrd', 'Attack gob with the longsword', '1', 'quit'])
    expect(text).toContain('There is no command "atack". Did you mean "attack"?')
    expect(text).toContain('There is no weapon of Ada "longswrd". Did you mean "longsword"?')
    expect(text).toContain('Ada misses Gob with the longsword: 1 + 2 = 3 against 12, a natural 1.')
  })

  it('says why something is not possible, by which rule, and shows the rule', async () => {
    const text = await sit(['why', 'move A', 'Gob attack Ada knife', 'rule turn-move', 'rule turn-moev', '99', 'quit'])
    expect(text).toContain('[turn-move]')
    expect(text).toContain('[not-your-seat]')
    expect(text).toContain('(turn-move)')
    expect(text).toContain('Status: ')
    expect(text).toContain('There is no rule of zones "turn-moev". Did you mean "turn-move"?')
    expect(text).toContain('Nothing has the number 99, and no die is being rolled.')
  })

  it('explains numbers part by part', async () => {
    const text = await sit(['explain', 'a1', '12', '5', 'explain', 'explain 2', 'explain 9', 'quit'])
    expect(text).toContain('No dice have been rolled yet.')
    expect(text).toMatch(/5 {2}d8=5 {2}longsword \[weapon-damage\]\n +\S* ?= 5/)
    expect(text).toMatch(/12 {2}d20=12 {2}attack \[test-roll\]\n +\+ 2 {2}STR \[attributes\]\n +\S*= 14/)
    expect(text).toContain('To reach: 12')
    expect(text).toContain('There are only 2 to explain.')
  })

  it('explains what is known so far while dice or an answer are awaited, never another number', async () => {
    const text = await sit(['a1', 'explain', '12', 'explain', 'explain 1', '5', 'explain', 'quit'])
    const said = text.split(/^Ada rolls .*: explain.*$/m)
    expect(said).toHaveLength(4)
    expect(said[1]).toMatch(/^\nThese dice have not been rolled yet, so their result is not known\.\nAda rolls/)
    expect(said[2]).toMatch(/^\nThese dice have not been rolled yet, .* not known\. "explain\s1"\sexplains/)
    expect(said[3]).toMatch(/^\nAda hits Gob .*\n[\s\S]*d20=12 {2}attack[\s\S]*To reach: 12/)
    const asked = await sit(['', 'move B', 'explain', 'decline', 'quit'], { hotSeat: true, journal: file('q.jsonl') })
    expect(asked).toContain('This question has not been answered yet, so what it decides is not known.')
  })

  it('says that no die is awaited where a number stands in no list', async () => {
    const text = await sit(['47', 'quit'])
    expect(text).toContain('Nothing has the number 47, and no die is being rolled.')
    const paused = await sit(['pause', 'end', '20', '12', 'quit'], { journal: file('p.jsonl') })
    expect(paused).toContain('Nothing has the number 12, and no die is being rolled.')
  })

  it('keeps its help within a narrow screen', async () => {
    const text = await sit(['help', 'quit'], {}, 40)
    for (const line of text.split('\n')) if (!/jsonl|--resume/.test(line)) expect(line.length).toBeLessThanOrEqual(40)
  })

  it('keeps a key for one command for the whole fight, and says what an old one would be', async () => {
    const text = await sit(['0', '20', 'a1', '12', '1', 'a1', 'z9', '3', 'quit'])
    expect(text).toContain('Ada hits Gob with the longsword')
    expect(text).toMatch(
      /a1 was: Ada: Attack Gob with longsword\.\nAda has already taken their Action\. \[turn-action\]/,
    )
    expect(text).toContain('Nothing has the key "z9".')
    const [, explained = ''] = (
      await sit(['0', '20', 'a1', '12', '1', 'what a1', 'why a1', 'quit'], { journal: file('w.jsonl') })
    ).split('what a1')
    expect(explained).toMatch(/\na1: Ada: Attack Gob with longsword\nAttack \(action\)/)
    expect(explained).toContain('Ada has already taken their Action. [turn-action]')
    expect(text).toContain('Nothing has the number 3, and no die is being rolled.')
  })

  it('says what would be possible where something is left out', async () => {
    place.write('scuffle.yaml', SCUFFLE.replace('A-B', 'A-B-C').replaceAll('zone: A', 'zone: B'))
    const text = await sit(['move', 'what longsword', 'what a1', 'help move', 'what nothing', 'quit'])
    expect(text).toMatch(/move: .*\? m\d to A or m\d to C\. \(move ZONE\)/)
    expect(text).toContain('A weapon for a melee attack: 1d8 damage.')
    expect(text).toMatch(/a1: Attack Gob with longsword\n[\s\S]*hits 55%/)
    expect(text).toContain('Nothing here is called "nothing".')
  })

  it('helps who asks for help, whatever stands behind it', async () => {
    const text = await sit(['help me', 'help mvoe', 'help xyzzyx', 'quit'])
    const [, me = '', typo = '', nothing = ''] = text.split(/> help .*\n/)
    expect(me).toContain('Always understood')
    expect(typo).toContain('Nothing here is called "mvoe". Did you mean "move"?')
    expect(nothing.replace(/\s+/g, ' ')).toContain(
      'Nothing here is called "xyzzyx". "help" lists what you can type, "help commands" the commands.',
    )
    place.write('scuffle.yaml', SCUFFLE.replaceAll('Gob', 'Me'))
    expect(await sit(['help me', 'quit'], { journal: file('me.jsonl') })).toMatch(/> help me\nMe\b/)
  })

  it('tells for the ear where everybody is, who can come and what lies between', async () => {
    const lines = ['where', 'where is Gob', 'who can reach me', 'whom can I reach', 'what is between us Gob', 'quit']
    const text = await sit(lines, { realDice: undefined })
    expect(text).toMatch(/Gob: A \(A\), with Ada\./)
    expect(text).toContain('Gob can be on Ada: knife from where they stand.')
    expect(text).toContain('Ada can strike Gob')
    expect(text).toContain('Gob is Close: in the same Zone as Ada.')
  })

  it('asks whether what is drastic is meant', async () => {
    const text = await sit(['referee end-combat', 'no', 'referee end-combat', 'yes', 'quit'])
    expect(text.match(/Sure \(yes, no\)\?/g)).toHaveLength(2)
    expect(text).toMatch(/Not done\.[\s\S]*Nobody has won/)
  })

  it('asks when a question arises, shows what is not possible, and takes Enter for the default', async () => {
    const text = await sit(['', 'move B', 'web', 'why', '', '4', '2', 'quit'], { hotSeat: true })
    expect(text).toContain('Gob: Ada leaves the Zone of Gob: does Gob strike? [free-attack-each-enemy]')
    expect(text).toContain('   1  strike with knife  (Enter)')
    expect(text).toContain('"web" is not one of the answers: knife, decline. [free-attack-which-attack]')
    expect(text).toMatch(/Gob's knife hits Ada.*Ada 10 -> 8.*Ada moves to B/s)
  })

  it.each([
    ['never', 'Ada moves to B.'],
    ['auto', "Gob's knife"],
  ])('answers reactions itself when asked to (%s)', async (reactions, told) => {
    const text = await sit(['', 'move B', 'quit'], { hotSeat: true, reactions, realDice: undefined })
    expect(text).not.toContain('Gob?')
    expect(text).toContain(told)
  })

  it('takes back my last decision with what followed, and does it again as it was', async () => {
    const text = await sit([
      'end',
      '10',
      '3',
      'undo',
      'referee undo',
      'order',
      'redo',
      'order',
      'referee undo 9',
      'quit',
    ])
    expect(text.replace(/\s+/g, ' ')).toContain('you cannot undo that. "referee undo" still can.')
    // Nobody else plays here.
    expect(text).not.toContain('somebody else')
    expect(text).toContain('Taken back, with all that followed:')
    expect(text).toContain('New dice will be rolled; "redo" restores it.')
    const orders = text.match(/^Round \d: .*$/gm)
    expect(orders).toEqual([
      'Round 2: >Ada 0<, Gob',
      'Round 3: >Ada 0<, Gob',
      'Round 2: >Ada 0<, Gob',
      'Round 2: >Ada 0<, Gob',
      'Round 3: >Ada 0<, Gob',
      'Round 3: >Ada 0<, Gob',
      'Round 2: >Ada 0<, Gob',
    ])
    expect(text).toContain('decision could be undone.')
    expect(await verify(screen(), file('scuffle.jsonl'))).toBe(0)
  })

  it('tells how it went in numbers, and plays again from a step with another side', async () => {
    const lines = [
      'a1',
      '12',
      '8',
      'end',
      '14',
      'a1',
      '12',
      '8',
      'again as nobody',
      'again round 9',
      'again round 3 as enemies',
    ]
    vi.stubEnv('FRAY_DATA', place.folder)
    const text = await sit([...lines, 'quit'])
    vi.unstubAllEnvs()
    expect(text).toMatch(/^Characters +attacks +hits +dealt +taken +healed\nAda +2 +2 +9 +0 +0$/m)
    expect(text).toMatch(/^Gob +1 +0 +0 +9 +0 {2}went down in Round 3$/m)
    expect(text).toContain('There is no side "nobody". Available sides: characters, enemies.')
    expect(text).toContain('it has rounds 2 to 3')
    expect(text.split('again round 3 as enemies')[1]).toMatch(/You play Gob[\s\S]*Resumed after \d+ commands/)
  })

  it('keeps hidden what is hidden when it is played again from the beginning', async () => {
    vi.stubEnv('FRAY_DATA', place.folder)
    const text = await sit(['referee override Gob.hidden yes', 'again', 'view Gob', 'quit'])
    vi.unstubAllEnvs()
    expect(text.split('> again')[1]).toContain('You play Ada')
    expect(text.split('> again')[1]?.replace('view Gob', '').replace('"Gob"', '')).not.toContain('Gob')
  })

  it('takes back what the referee said at a pause, and does it again', async () => {
    const options = { hotSeat: true, realDice: undefined }
    const lines = ['', 'pause', 'end', 'referee override Gob.hp 5', '', 'undo', 'view gob', 'redo', 'view gob', 'quit']
    const text = await sit(lines, options)
    expect(text.match(/^ {2}health: .*$/gm)).toEqual([
      '  health: hit points 9/9 (unhurt)',
      '  health: hit points 5/9 (hurt)',
    ])
    expect(await verify(screen(), file('scuffle.jsonl'))).toBe(0)
  })

  it('takes back the dice of initiative that were typed', async () => {
    const on = screen()
    const loaded = await loadEncounter('duel')
    const options: PlayOptions = { realDice: true, seed: 'x', journal: file('duel.jsonl'), askReferee: false }
    const lines = ['3', '4', 'referee undo', '', '17', 'quit']
    await playFrom(on, typed(on, lines), { ...loaded, name: 'duel', saved: null }, options)
    const text = on.text()
    expect(text.split('undo\n')[1]).toMatch(/^Taken back.*start the fight.*\]: 17/s)
  })

  it('takes back a command that waits for dice or an answer', async () => {
    const text = await sit(['a1', 'undo', 'move B', 'quit'])
    expect(text).toContain('Taken back.')
    expect(text).toMatch(/Taken back\..*Ada \(Move, Action\)> move B/s)
  })

  it('takes the referee at his word, journaled like everything else', async () => {
    const text = await sit([
      'referee override Gob.hp 1',
      'referee morale',
      'pause',
      'end',
      '20',
      'referee morale',
      'quit',
    ])
    expect(text).toContain('Gob 9 -> 1')
    expect(text).toContain('[morale-call]')
    expect(text).toContain('pause> referee morale')
    expect(await verify(screen(), file('scuffle.jsonl'))).toBe(0)
  })

  it('shows a combatant in full, the log, the field, help and completions without doing anything', async () => {
    const text = await sit([
      'view gob',
      'view nobody',
      'log',
      'field',
      '/help',
      'help commands',
      '/feild',
      'menu',
      'foo',
      'quit',
    ])
    expect(text).toContain('Skill +1')
    expect(text).toContain('There is no combatant "nobody".')
    expect(text).toContain('attack TARGET [WEAPON] [SECOND]')
    expect(text).toContain('Did you mean "/field"?')
    expect(text).toContain('There is no command "foo".')
  })

  it('copies the journal on save, and never over another file', async () => {
    place.write('taken.txt', 'mine')
    const text = await sit([`save ${file('copy.jsonl')}`, `save ${file('taken.txt')}`, 'quit'])
    expect(text).toContain('Copied to')
    expect(text.replace(/\s+/g, ' ')).toContain('it already exists')
    expect(place.read('taken.txt')).toBe('mine')
    expect(place.read('copy.jsonl')).toBe(place.read('scuffle.jsonl'))
  })
})

describe('the journal of fray play', () => {
  it('goes on where it stopped, with the dice that were typed', async () => {
    await sit(['a1', '12'])
    const text = await resume(['5', 'end', '14', 'quit'])
    expect(text).toContain('Resumed after 0 commands.')
    expect(text).toContain('Ada rolls 1d8 (longsword) [weapon-damage]: 5')
    expect(text).toContain('Gob 9 -> 4')
    expect(await resume(['log', 'quit'])).toContain('Ada avoids Gob')
    expect(await verify(screen(), file('scuffle.jsonl'))).toBe(0)
  })

  it('goes on with an open question', async () => {
    await sit(['', 'move B'], { hotSeat: true, realDice: undefined })
    const text = await resume(['decline', 'quit'], { hotSeat: true })
    expect(text).toContain('does Gob strike?')
    expect(text).toContain('Ada moves to B.')
    expect(await verify(screen(), file('scuffle.jsonl'))).toBe(0)
  })

  it('remembers who sat where, unless somebody says otherwise', async () => {
    await sit(['', 'quit'], { hotSeat: true, realDice: undefined })
    expect(await resume(['quit'])).toContain('You play Ada and Gob, and are the referee.')
    expect(await resume(['quit'], { as: 'characters' })).toContain('You play Ada. The computer plays Gob')
  })

  it('holds every line as soon as it has happened', async () => {
    const on = screen()
    const lines = typed(on, [])
    const seen: number[] = []
    const typedLines = ['a1', '12', '5', 'quit']
    lines.ask = () => {
      seen.push(place.read('scuffle.jsonl').split('\n').length - 1)
      return Promise.resolve(typedLines.shift() ?? null)
    }
    const loaded = await loadEncounter(file('scuffle.yaml'))
    const options = { realDice: true, journal: file('scuffle.jsonl') } as const
    await playFrom(on, lines, { ...loaded, name: 'scuffle', saved: null }, options)
    expect(seen).toEqual([1, 2, 3, 4])
  })

  it('is never written over another fight', async () => {
    await sit(['quit'])
    const before = place.read('scuffle.jsonl')
    await expect(sit(['quit'])).rejects.toThrow(/it already exists/)
    expect(place.read('scuffle.jsonl')).toBe(before)
  })

  it('cannot be resumed with other dice, seed or encounter', async () => {
    await sit(['quit'], { realDice: undefined })
    const on = screen()
    const wrong = (encounter: string | undefined, o: PlayOptions) =>
      play(on, encounter, { resume: file('scuffle.jsonl'), ...o }).catch((error: unknown) => error)
    expect(await wrong('duel', {})).toBeInstanceOf(Stop)
    expect(await wrong(undefined, { seed: 'y' })).toBeInstanceOf(Stop)
    await expect(resume([], { realDice: true })).rejects.toThrow(/omit --real-dice/)
  })
})

describe('free words', () => {
  it('need no quotes, and are asked for when a number is chosen', async () => {
    const options = { askReferee: true, realDice: undefined }
    const text = await sit(['stunt gob throw sand in the eyes', 'dex', '', 'undo 9', 'quit'], options)
    expect(text).toContain('Ada tries a stunt on Gob: throw sand in the eyes.')
    const number = /(s\d+) Another stunt on Gob \.\.\./.exec(text)?.[1] as string
    const chosen = await sit([number, 'kick him', '/quit'], { ...options, journal: file('two.jsonl') })
    expect(chosen).toContain('Ada tries a stunt on Gob: kick him.')
    expect(chosen).toContain('Referee: Which Attribute does Ada Test?')
  })
})
