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

interface Move {
  readonly G: State
  readonly ctx: { readonly currentPlayer: string }
  readonly random: { readonly Die: (sides: number) => number }
}

const side = (): Fighter[] => [12, 13, 14, 15].map((armor) => ({ hp: 9999, armor }))

/** The attack game as a game of boardgame.io's: in turn the next in line strikes, d20 + 4 against armor, for d8. */
export const attackGame = {
  name: 'attack',
  // As its documentation says for large states: patches, not whole states.
  deltaState: true,
  setup: (): State => ({ sides: [side(), side()], next: [0, 0] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    attack: ({ G, ctx, random }: Move, target: number) => {
      const own = Number(ctx.currentPlayer)
      G.next[own] = ((G.next[own] as number) + 1) % 4
      const foe = G.sides[1 - own]?.[target] as Fighter
      if (random.Die(20) + 4 >= foe.armor) foe.hp -= random.Die(8)
    },
  },
}
