/* The builder's worker: reads encounters as they are read to be played, describes the games, and plays fights to see how hard they are. */
import { findGame, hintOnSides, readText } from '@fray/files'
import { type Game, Session, type Setup } from '@fray/kernel'
import { policyNamed, simulate } from '@fray/lab'
import { rulesets } from '@fray/rulesets'
import { editorSchema } from '@fray/rulesets/loading/editor-schema'
import { type AnySession, Play, type SeatTable } from '@fray/seat'
import './own/load.ts'
import type {
  BroughtHere,
  BuilderOrder,
  Checked,
  GameForms,
  Hardness,
  MakingProgress,
  ReadyThing,
  SpeltOut,
} from './builder-orders.ts'

/** Who plays both sides to see how hard a fight is. */
const COMPUTER = 'aggressive'

self.onmessage = async ({ data }: MessageEvent<{ readonly id: number; readonly order: BuilderOrder }>) => {
  const { id, order } = data
  try {
    const value = await carryOut(order, (progress) => postMessage({ id, progress }))
    postMessage({ id, value })
  } catch (error) {
    postMessage({ id, problem: error instanceof Error ? error.message : String(error) })
  }
}

async function carryOut(order: BuilderOrder, tell: (progress: Hardness | MakingProgress) => void): Promise<unknown> {
  switch (order.do) {
    case 'games':
      return Promise.all(Object.keys(rulesets).map(async (id) => ({ id, title: (await gameOf(id)).rules.title })))
    case 'describe':
      return describe(order.ruleset)
    case 'check':
      return check(order.text, order.name)
    case 'hardness':
      return hardness(order.text, order.trials, tell)
    case 'about':
      return (await gameOf(order.ruleset)).rules.presentation.aboutContent({
        kind: order.kind,
        name: order.id,
        of: null,
      })
    case 'bring-in':
      return broughtIn(order)
    case 'ideas':
      return (await import('./making.ts')).ideasHere(order.ruleset)
    case 'make':
      return (await import('./making.ts')).makeHere(order.options, tell)
    case 'spell-out':
      return (await gameOf(order.ruleset)).spellOut?.(order.kind, order.text) satisfies SpeltOut | undefined
  }
}

/** What reads files of other programs is loaded when the first one comes. */
async function broughtIn({
  text,
  name: fileName,
  ruleset: game,
  map,
}: Extract<BuilderOrder, { readonly do: 'bring-in' }>): Promise<BroughtHere> {
  const { bringIn, markOfPicture, together } = await import('@fray/files/exchange')
  const named = fileName.replace(/^.*[/\\]|\.\w+$/g, '') || 'map'
  const found = await bringIn({
    ...map,
    text,
    fileName,
    game,
    pictureFile: (type) => `${named}.${type === 'jpeg' ? 'jpg' : type}`,
  })
  const bytes = found.picture?.bytes as Uint8Array<ArrayBuffer> | undefined
  const { changed, lost, assumed } = found.account
  return {
    text: found.text,
    picture:
      found.picture === null || bytes === undefined
        ? null
        : { mark: markOfPicture(bytes), type: `image/${found.picture.type}`, bytes },
    changed: together(changed),
    lost: together(lost),
    assumed: together(assumed.map(({ to, why }) => ({ path: to.replace(/^combatants\./, ''), words: why }))),
  }
}

async function gameOf(id: string): Promise<Game> {
  const game = await findGame(id)
  if (typeof game === 'string') throw new Error(game)
  return game
}

async function describe(id: string): Promise<GameForms> {
  const game = await gameOf(id)
  const { rules, kinds = [] } = game
  const people = rules.presentation.content().flatMap((thing): ReadyThing[] => {
    if (thing.kind !== 'combatant') return []
    const about = rules.presentation.aboutContent(thing)
    return about === null ? [] : [{ id: thing.name, title: about.title, lines: about.lines, facts: about.facts }]
  })
  // The sides that go without saying are those of an encounter that says nothing of them.
  const plain = people.slice(0, 1).map(({ id: from }) => ({ name: 'One', from }))
  const sides = game.readEncounter({ ruleset: id, combatants: plain }).setup?.sides ?? []
  return {
    id,
    title: rules.title,
    schema: editorSchema(game),
    kinds,
    options: rules.options,
    sides: sides.map((side) => ({ id: side.id, name: side.name })),
    people,
  }
}

async function check(text: string, name: string): Promise<Checked> {
  const nothing = { ruleset: null, sides: [], people: [], hint: null, board: null }
  const { value, problems, locate } = readText(text, name)
  if (problems.length > 0)
    return { ...nothing, problems: problems.map((one) => ({ ...one, path: [], rule: one.rule ?? null })) }
  const ruleset = (value as { readonly ruleset?: unknown } | null | undefined)?.ruleset
  const game = await findGame(ruleset)
  if (typeof game === 'string')
    return { ...nothing, problems: [{ path: ['ruleset'], ...locate(['ruleset']), message: game, rule: null }] }
  const reading = game.readEncounter(value)
  const found = { ...nothing, ruleset: game.rules.id }
  if (reading.setup === null) {
    const wrong = reading.problems.map(({ path, message, rule = null }) => ({ path, ...locate(path), message, rule }))
    return { ...found, problems: wrong.sort((a, b) => a.line - b.line || a.column - b.column) }
  }
  const { sides, cards, board } = tableOf(game, reading.setup)
  const sizes = sides.map(({ id, name }) => ({ name, members: cards.filter(({ side }) => side === id).length }))
  return {
    ...found,
    problems: [],
    sides: sides.map((side) => side.name),
    people: cards.map(({ who, side }) => ({ name: who, side: sides.findIndex(({ id }) => id === side) })),
    hint: hintOnSides(sizes)?.kind ?? null,
    board,
  }
}

/** What the referee sees before anything has happened. */
function tableOf({ rules }: Game, setup: Setup): SeatTable {
  const policies = setup.seats.map(() => policyNamed(rules, COMPUTER))
  const play = new Play(new Session(rules, setup, { seed: 'builder', policies: [] }) as AnySession, policies)
  return play.table(setup.seats[0]?.id ?? '')
}

async function hardness(text: string, trials: number, tell: (progress: Hardness) => void): Promise<Hardness> {
  const { value } = readText(text, '')
  const game = await gameOf((value as { readonly ruleset: string }).ruleset)
  const { setup } = game.readEncounter(value)
  if (setup === null) throw new Error('This fight cannot be played yet.')
  const simulation = await simulate(
    {
      ruleset: game.rules.id,
      encounter: setup.encounter,
      policies: { otherwise: COMPUTER, sides: {} },
      seed: 'how hard',
      limit: 5_000,
    },
    {
      trials,
      onProgress: ({ trials: played, of, won = 0 }) => tell({ trials: played, of, wins: [won], rounds: null }),
    },
  )
  return {
    trials: simulation.trials,
    of: trials,
    wins: simulation.sides.map(({ wins }) => wins.share),
    rounds: simulation.rounds.mean,
  }
}
