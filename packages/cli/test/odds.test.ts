import { afterAll, describe, expect, it } from 'vitest'
import { odds } from '../src/commands/odds.ts'
import { coloursFor } from '../src/io/colours.ts'
import type { Terminal } from '../src/io/terminal.ts'
import { Place, SCUFFLE } from './fray.ts'

// Each test starts processes, which takes its time on a busy machine.

const place = new Place()
afterAll(() => place.remove())
place.write('scuffle.yaml', SCUFFLE)
place.write(
  'pit.yaml',
  `ruleset: shock
surprised: nobody
battlefield: "12x8"
combatants:
  Bren: { from: bren-hearthwall, at: "3,4", weapons: [arming-sword, spear] }
  Snag: { from: orc-reaver, at: "4,4" }
`,
)

describe('fray odds', () => {
  it('shows the exact odds of a command, as fractions too', async () => {
    const { code, out, err } = await place.fray(['odds', 'scuffle.yaml', 'Ada', 'attack', 'Gob', 'longsword'])
    expect(err).toBe('')
    expect(code).toBe(0)
    expect(out).toMatch(/^Ada attack Gob longsword: nobody reacts\. Exact, over \d+ branches\./)
    expect(out).toMatch(/^ {2}hit +55% +11\/20 +#+$/m)
    expect(out).toMatch(/^Gob: takes [\d.]+ on average$/m)
    expect(out).toMatch(/^ {2}goes down +[\d.]+%/m)
  })

  it('plays without a rule: its action is refused, and not on offer', async () => {
    const { code, err } = await place.fray(['odds', 'scuffle.yaml', 'Ada attack Gob longsword', '--without', 'attack'])
    expect(code).not.toBe(0)
    expect(err).toMatch(/switched off in this fight/)
    const same = ['odds', 'scuffle.yaml', 'Ada attack Gob longsword']
    const without = await place.fray([...same, '--without', 'push'])
    expect(without.out).toBe((await place.fray(same)).out)
  })

  it('is plain for screen readers, and data for programs', async () => {
    const plain = await place.fray(['--plain', 'odds', 'scuffle.yaml', 'Ada attack Gob longsword'])
    expect(plain.out).toMatch(/^ {2}hit: 55%, 11\/20$/m)
    expect(plain.out).not.toMatch(/#/)
    const json = await place.fray(['odds', 'scuffle.yaml', 'Ada attack Gob longsword', '--json'])
    expect(JSON.parse(json.out)).toMatchObject({
      command: 'Ada attack Gob longsword',
      kind: 'exact',
      blow: { hit: { value: 0.55, exact: '11/20' } },
      combatants: [{ name: 'Gob' }, { name: 'Ada' }],
    })
  })

  it('shows commands over a parameter as tables, for programs and as a page with heat maps', async () => {
    const asked = ['odds', 'scuffle.yaml', 'Ada attack Gob longsword', 'Ada attack Gob longbow']
    const { code, out, err } = await place.fray([
      ...asked,
      '--over',
      'Gob.hp=4..9 step 5',
      '--csv',
      'm.csv',
      '--html',
      'm.html',
    ])
    expect(err).toBe('Written to m.html.\nWritten to m.csv.\n')
    expect(code).toBe(0)
    expect(out).toMatch(/^Chance to hit\nGob\.hp +4 +9\nlongsword +55% +55%$/m)
    expect(out).toContain(': Ada attack Gob over Gob.hp, where nobody reacts.')
    expect(out).toContain('Uses until the target goes down')
    expect(place.read('m.csv')).toMatch(
      /^command,Gob\.hp,hit,damage,drops,uses,exact\r?\nAda attack Gob longsword,4,0\.55,/,
    )
    const page = place.read('m.html')
    expect(page).toContain('<th scope="row">longsword</th><td class="heat h6">55%</td>')
    expect(page).not.toContain('<script')
    const set = await place.fray([
      'odds',
      'scuffle.yaml',
      'Ada',
      'attack',
      'Gob',
      'longsword',
      '--set',
      'Gob.hp=1',
      '--json',
    ])
    expect(JSON.parse(set.out).combatants[0].falls.value).toBe(0.55)
    const wrong = await place.fray([...asked, '--over', 'Gob.horns=1..2'])
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('horns')])
    const nowhere = await place.fray(['odds', 'scuffle.yaml', 'Ada attack Nobody', '--over', 'Gob.hp=1..2'])
    expect(nowhere.code).toBe(2)
  })

  it('says why a command of such a table is refused', async () => {
    const asked = ['Bren attack Snag "Arming sword"', 'Bren attack Snag spear', '--over', 'Snag.ac=10..20']
    const { out } = await place.fray([
      'odds',
      'pit.yaml',
      ...asked,
      '--set',
      'now={"round":1,"side":"party"}',
      '--html',
      'pit.html',
    ])
    expect(out).toMatch(/^Snag\.ac +10 +11 .*\nArming sword +70% +65% /m)
    expect(out).toMatch(/^Where there is a dash:\nSpear: Bren's Spear is not in hand/m)
    expect(place.read('pit.html')).toContain('<p>Spear: Bren&#39;s Spear is not in hand')
  })

  it('says who starts by dice where somebody else is asked for, and how several commands are asked', async () => {
    const early = await place.fray(['odds', 'pit.yaml', 'Bren attack Snag', '--seed', 'odds'])
    expect([early.code, early.err]).toEqual([
      2,
      expect.stringMatching(
        /^Snag starts, by dice of the seed odds \(--seed rolls others\)\.\s+It is the turn of the side Foes\./,
      ),
    ])
    const wrong = await place.fray(['odds', 'pit.yaml', 'Snag attack Bren spoon'])
    expect(wrong.err).toMatch(/^There is no weapon of Snag "spoon"/)
    const several = await place.fray(['odds', 'pit.yaml', 'Snag attack Bren', 'Snag attack Bren fist'])
    expect([several.code, several.err]).toEqual([2, expect.stringContaining('over a parameter: add one, as in --over')])
  })

  it('fits a narrow screen', async () => {
    const { out } = await place.fray(['odds', 'shock/mirror'], [], { COLUMNS: '40' })
    expect(out).toContain('hits 55%')
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(40)
  })

  it('samples where there are too many ways, and says so', async () => {
    const { code, out } = await place.fray([
      ...['odds', 'scuffle.yaml', 'Ada attack Gob longsword', '--branches', '5', '--samples', '500'],
    ])
    expect(code).toBe(0)
    expect(out).toMatch(/Sampled\s+500\s+times\s+with\s+the\s+seed\s+odds,\s+with\s+95%\s+intervals\./)
    expect(out).toMatch(/^ {2}hit +\d+% +\d+% to \d+%/m)
  })

  it('lists all attacks where no command is given', async () => {
    const { code, out } = await place.fray(['odds', 'scuffle.yaml'])
    expect(code).toBe(0)
    expect(out).toMatch(/^The attacks of Ada: nobody reacts\.$/m)
    expect(out).toMatch(/^command +hit +critical +takes +goes down +otherwise$/m)
    expect(out).toMatch(/^Ada attack Gob longsword +55% +5% /m)
    expect(out).toMatch(/^All exact\.$/m)
  })

  it('shows the range of what those who are asked can make of it', async () => {
    const { code, out } = await place.fray(['odds', 'scuffle.yaml', 'Ada attack Gob longsword', '--reactions', 'range'])
    expect(code).toBe(0)
    expect(out).toMatch(/^ {2}hit: 55% to 55%$/m)
  })

  it('has help without the defaults of lists, which are empty', async () => {
    const { code, out } = await place.fray(['odds', '--help'])
    expect(code).toBe(0)
    expect(out).toMatch(/--policy <name>/)
    expect(out).not.toContain('[]')
  })

  it('refuses a policy that would play nothing', async () => {
    const { code, err } = await place.fray(['odds', 'scuffle.yaml', '--policy', 'aggressive'])
    expect(code).toBe(2)
    expect(err).toMatch(/^--policy is for --duel/)
  })

  it('refuses what would be passed over', async () => {
    const { code, err } = await place.fray(['odds', 'scuffle.yaml', '--duel', '--reactions', 'best'])
    expect(code).toBe(2)
    expect(err).toMatch(/^--reactions needs a command/)
  })

  it('says so where nobody can be struck', async () => {
    const { code, out, err } = await place.fray(['odds', 'escalation/toll-house'])
    expect(code).toBe(2)
    expect(out).toBe('')
    expect(err).toMatch(/^Lisko cannot attack anyone now\. Name the command/)
  })

  it('stands where a journal stood', async () => {
    await place.fray(['run', 'scuffle.yaml', '--seed', '7', '--journal', 'fight.jsonl', '--limit', '6', '--quiet'])
    const { code, out } = await place.fray(['odds', 'fight.jsonl', '--at', '0', 'Ada attack Gob longsword'])
    expect(code).toBe(0)
    expect(out).toContain('11/20')
    const late = await place.fray(['odds', 'fight.jsonl', '--at', '99', 'Ada attack Gob longsword'])
    expect(late).toMatchObject({ code: 2, out: '' })
    expect(late.err).toMatch(/^--at 99: this journal has \d+ commands/)
  })

  it('works out whole duels', async () => {
    const { code, out } = await place.fray(['odds', 'scuffle.yaml', '--duel'])
    expect(code).toBe(0)
    expect(out).toMatch(/Exact, over/)
    expect(out).toMatch(/^ {2}Characters win +\d/m)
  })

  it('says how far a duel has come when Ctrl-C is pressed', async () => {
    const said: string[] = []
    const terminal = {
      ...{ interactive: false, colours: coloursFor(false), unicode: false, plain: false, width: 400 },
      ...{ say: (line = '') => void said.push(line), tell: (text: string) => void said.push(text) },
      ...{ write: (text: string) => void said.push(text), complain: (line: string) => void said.push(line) },
    } as Terminal
    const timer = setInterval(() => {
      if (process.listenerCount('SIGINT') === 0) return
      clearInterval(timer)
      process.emit('SIGINT')
    }, 50)
    const code = await odds(terminal, 'weapon-speed/clock-yard', [], { duel: true, policy: ['aggressive'] })
    expect(code).toBe(130)
    expect(said.join('\n')).toMatch(
      /^Stopped: [\d,]+ situations found, [\d,]+ of them followed in [\d,]+ branches\. Who wins/,
    )
    expect(process.listenerCount('SIGINT')).toBe(0)
  })

  it.each([
    [['odds', 'scuffle.yaml', 'Ada atack Gob'], /There is no action "atack". Did you mean "attack"\?/],
    [['odds', 'scuffle.yaml', 'Ada attack Gobb longsword'], /There is no combatant "Gobb". Did you mean "Gob"\?/],
    [['odds', 'scuffle.yaml', 'Gob attack Ada knife'], /Ada's/],
    [
      ['odds', 'scuffle.yaml', 'Ada attack Gob longsword', '--reactions', 'bset'],
      /--reactions bset: give nobody, best, sensible, range/,
    ],
    [['odds', 'scuffle.yaml', '--reactions', 'range'], /--reactions range needs one command/],
    [['odds', 'scuffle.yaml', '--at', '3'], /--at needs a journal/],
    [['odds', 'scuffle.yaml', '--branches', 'many'], /--branches many: give a whole number/],
    [
      ['odds', 'scuffle.yaml', '--duel', '--policy', 'search:9'],
      /Odds can follow only the policies of zones itself: aggressive, /,
    ],
    [['odds', 'scuffle.yaml', '--duel', 'Ada end'], /leave the command out/],
    [['odds', 'nowhere', 'Ada end'], /There is no encounter "nowhere"/],
  ])('%j is refused in a sentence', async (args, message) => {
    const { code, out, err } = await place.fray(args)
    expect(code).toBe(2)
    expect(out).toBe('')
    expect(err).toMatch(message)
  })
})
