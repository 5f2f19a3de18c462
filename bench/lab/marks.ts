import { requireMark } from '../marks/require.ts'
import { type Contender, measure, printTable, type Row, rateText } from '../measure.ts'

// As in use: without the checks that development has.
process.env.NODE_ENV = 'production'
/** One fighter of the attack game. */
interface Fighter {
  hp: number
  readonly armor: number
}

interface State {
  readonly sides: readonly (readonly Fighter[])[]
  /** Whose place in the line strikes next, by side. */
  readonly next: number[]
}

interface Context {
  readonly G: State
  readonly ctx: { readonly currentPlayer: string }
  readonly random: { readonly Die: (sides: number) => number }
}

const side = (): Fighter[] => [12, 10, 14, 9].map((hp, i) => ({ hp, armor: 12 + i }))
const isDown = (fighters: readonly Fighter[]): boolean => fighters.every(({ hp }) => hp <= 0)

/** 4 against 4: in turn the next one standing strikes at an enemy, d20 + 4 against armor, for d8. */
const game = {
  setup: (): State => ({ sides: [side(), side()], next: [0, 0] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    attack: ({ G, ctx, random }: Context, target: number) => {
      const own = Number(ctx.currentPlayer)
      const mine = G.sides[own] as readonly Fighter[]
      do G.next[own] = ((G.next[own] as number) + 1) % mine.length
      while ((mine[G.next[own] as number] as Fighter).hp <= 0)
      const foe = G.sides[1 - own]?.[target] as Fighter
      if (random.Die(20) + 4 >= foe.armor) foe.hp -= random.Die(8)
    },
  },
  endIf: ({ G }: Context) => {
    const loser = G.sides.findIndex(isDown)
    return loser < 0 ? undefined : { winner: String(1 - loser) }
  },
  ai: {
    enumerate: (G: State, ctx: Context['ctx']) =>
      (G.sides[1 - Number(ctx.currentPlayer)] as readonly Fighter[]).flatMap(({ hp }, target) =>
        hp > 0 ? [{ move: 'attack', args: [target] }] : [],
      ),
  },
}

/** Whole fights of the attack game in boardgame.io, played by its RandomBot: fights and attacks a second. */
async function boardgame(times: number): Promise<readonly [fights: number, moves: number]> {
  const { RandomBot, Simulate } = requireMark('boardgame.io/ai')
  const { InitializeGame } = requireMark('boardgame.io/internal')
  const play = async (count: number) => {
    let moves = 0
    for (let seed = 0; seed < count; seed++) {
      const seeded = { ...game, seed }
      const bots = { 0: 0, 1: 1 }
      for (const player of ['0', '1'] as const) {
        Object.assign(bots, { [player]: new RandomBot({ game: seeded, enumerate: game.ai.enumerate, seed }) })
      }
      const { state } = await Simulate({
        game: seeded,
        bots,
        state: InitializeGame({ game: seeded, numPlayers: 2 }),
        depth: 10_000,
      })
      if (state.ctx.gameover === undefined) throw new Error('A fight in boardgame.io has not ended.')
      moves += state.ctx.turn
    }
    return moves
  }
  await play(times >> 1)
  const start = performance.now()
  const moves = await play(times)
  const seconds = (performance.now() - start) / 1000
  return [times / seconds, moves / seconds]
}

/** A team of four with one good blow each, in the form that the simulator packs. */
const TEAM = [
  'Snorlax|||thickfat|bodyslam|Adamant|252,252,,,,|||||',
  'Tyranitar|||unnerve|crunch|Adamant|252,252,,,,|||||',
  'Starmie|||naturalcure|surf|Modest|252,,,252,,|||||',
  'Gengar|||cursedbody|shadowball|Modest|252,,,252,,|||||',
].join(']')

/** Whole battles of 4 against 4 in @pkmn/sim, one at a time in the field, each side striking: turns played. */
function pkmn(times: number): number {
  const { Battle } = requireMark('@pkmn/sim')
  let turns = 0
  for (let n = 0; n < times; n++) {
    const battle = new Battle({ formatid: 'gen7customgame', seed: [n, 2, 3, 4] })
    battle.setPlayer('p1', { name: 'A', team: TEAM })
    battle.setPlayer('p2', { name: 'B', team: TEAM })
    while (!battle.ended && battle.turn < 500) battle.makeChoices('default', 'default')
    if (!battle.ended) throw new Error('A battle in @pkmn/sim has not ended.')
    turns += battle.turn
    battle.destroy()
  }
  return turns
}

const [fights, moves] = await boardgame(200)
const TIMES = 60
const battles: Contender = { name: 'battles', run: pkmn }
const [figure] = measure([battles], TIMES, 5)
const turns = (figure?.checksum ?? 0) / TIMES
const rows: Row[] = [
  ['boardgame.io, 4 against 4, its RandomBot', rateText(fights), `fights, ${rateText(moves)} attacks`],
  [
    '@pkmn/sim, 4 against 4, one at a time',
    rateText(figure?.perSecond ?? 0),
    `battles, ${rateText((figure?.perSecond ?? 0) * turns)} turns`,
  ],
]
printTable('marks: other engines on this machine', rows)
