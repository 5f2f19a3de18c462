import {
  type AnyRuleset,
  type AnyScene,
  canonical,
  checkCommand,
  isRefusal,
  knownBy,
  nameOf,
  type PlainCommand,
  readCommand,
  refusalSeen,
  Session,
  type Sheet,
  seatOf,
  type ThingRef,
  viewerOf,
  viewFight,
} from '@fray/kernel'
import { type AnySession, Play } from '@fray/seat'
import { EYES } from './set-up.ts'

/** Everything that a seat learns while nothing happens: its view, what its combatants may do, and why not. */
export function shownTo(rules: AnyRuleset, scene: AnyScene): string {
  const own = rules.whoCanAct(scene).filter((row) => seatOf(scene, row) === EYES)
  return canonical([viewFight(rules, scene, EYES), seatDataOf(rules, scene), typed(rules, scene, own)])
}

/** The seat's view and table. */
export const atAGlance = (rules: AnyRuleset, scene: AnyScene): string =>
  canonical([viewFight(rules, scene, EYES), playOf(rules, scene).table(scene.setup.seats[EYES]?.id ?? '')])

/** The fight in its present state, as a host keeps it. */
function playOf(rules: AnyRuleset, scene: AnyScene): Play {
  const session = new Session(rules, scene.setup, { seed: 'seat' }) as AnySession
  session.scene.load(scene.save())
  return new Play(
    session,
    scene.setup.seats.map(() => null),
  )
}

/** The replies to typed commands that name everyone, nobody, and places all over the map. */
function typed(rules: AnyRuleset, scene: AnyScene, own: readonly number[]): unknown {
  const viewer = viewerOf(scene, EYES)
  const names = [...scene.sheets.map((sheet) => (sheet as Sheet).name), 'Nobody at all']
  const squares = Array.from({ length: 24 }, (_, i) => `${(i * 5) % 13},${(i * 7) % 11}`)
  const words: Readonly<Record<string, readonly string[]>> = { combatant: names, combatants: names, place: squares }
  const replyTo = (plain: PlainCommand) => {
    const command = readCommand(rules, scene, plain)
    const refusal = isRefusal(command) ? command : checkCommand(rules, scene, command)
    return refusal === null ? null : refusalSeen(refusal, scene)
  }
  return scene.knowing(knownBy(rules, scene, viewer), () =>
    own
      .slice(0, 2)
      .flatMap((row) =>
        [...rules.actions.values()].flatMap(({ id, by, params }) =>
          by === 'referee'
            ? []
            : params.flatMap(({ name, kind }) =>
                (words[kind] ?? []).map((word) => replyTo({ actor: nameOf(scene, row), action: id, [name]: word })),
              ),
        ),
      ),
  )
}

/**
 * Everything that a host could draw and say for the seat, for rulesets with a presentation: its table, actions with
 * their keys and order, overlays and explanations of everything in it.
 */
function seatDataOf(rules: AnyRuleset, scene: AnyScene): unknown {
  const { presentation } = rules
  const eyes = scene.setup.seats[EYES]?.id ?? ''
  const play = playOf(rules, scene)
  const viewer = viewerOf(scene, EYES)
  const table = play.table(eyes)
  const { cards, turn } = table
  const things = cards.flatMap(({ conditions, groups, reactions, numbers }) =>
    [...conditions, ...groups.flatMap((group) => group.things), ...reactions, ...numbers].flatMap(
      ({ ref }) => ref ?? [],
    ),
  )
  return [
    table,
    turn.who.map((who) => play.actions(eyes, who)),
    cards
      .filter(({ yours }) => yours)
      .slice(0, 2)
      .map(({ who }) => play.actions(eyes, who, { planned: true })),
    plansOf(play, eyes),
    cards.map(({ who }) => [play.reach(eyes, who), play.threat(eyes, who)]),
    cards.flatMap(({ who }) => cards.map((other) => play.between(eyes, who, other.who))),
    things.map((thing) => presentation.about(scene, thing, viewer)),
    everyThing(scene).map((thing) => presentation.about(scene, thing, viewer)),
    play.account(eyes),
  ]
}

/**
 * The table after a plan of the seat with the first possible action of some of its combatants, and what it could
 * undo.
 */
function plansOf(play: Play, eyes: string): unknown {
  const own = play.table(eyes).turn.who.slice(0, 2)
  for (const who of own) {
    const actions = play.actions(eyes, who).groups.flatMap((group) => group.actions)
    const [first] = actions.filter(({ asks, drastic }) => asks.length === 0 && drastic === null)
    if (first !== undefined) play.plan(eyes, who, [first.command])
  }
  const { plan, undo, redo } = play.table(eyes)
  return [plan, undo, redo]
}

/** Things that a seat could ask about by name without having been shown them: everything on every sheet. */
function everyThing(scene: AnyScene): ThingRef[] {
  return scene.sheets.flatMap((sheet) => {
    const of = (sheet as Sheet).name
    return Object.entries(sheet as object).flatMap(([field, list]) =>
      !Array.isArray(list)
        ? []
        : list.flatMap((one) =>
            typeof one?.name === 'string' ? [{ kind: field.replace(/s$/, ''), name: one.name as string, of }] : [],
          ),
    )
  })
}
