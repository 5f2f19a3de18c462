import {
  type AnyRuleset,
  type AnyScene,
  type Command,
  canonical,
  checkCommand,
  commanderOf,
  type FightEvent,
  perform,
  possibleCommands,
  type Question,
  type Random,
  REFEREE,
  Recorder,
  seatOf,
  Table,
  type Viewer,
  viewerOf,
} from '@fray/kernel'
import { changeSecrets } from './change.ts'
import { EYES } from './set-up.ts'
import { atAGlance, shownTo } from './shown.ts'
import { logAgain, logFor, withOtherSecrets } from './told.ts'

/*
 * Two fights that differ only in what a seat may not know, by the ruleset's declarations, must look the same to that
 * seat, byte for byte: what it is shown, what it may command and why not, what it is asked, and its log.
 */

/** What the seat learns during a command, in order: the questions to it, and the log before each. */
interface Heard {
  readonly told: string
  readonly asked: string
}

const plainQuestion = ({ rule, kind, to, prompt, options, preset, min, max, decline, moment }: Question) => [
  [rule, kind, to, prompt, preset, min, max, decline, moment],
  options.map(({ value, label, refusal }) => [value, label, refusal]),
]

/**
 * The events of a legal command with these dice, what the seat learns during it, and what it is shown afterwards
 * (null if someone is found whom it could not locate before). The scene is restored afterwards.
 */
function carriedOut(rules: AnyRuleset, scene: AnyScene, command: Command, seed: string) {
  const heard: Heard[] = []
  const mark = scene.mark()
  const recorder = new Recorder()
  const viewer = viewerOf(scene, EYES)
  const hidden = scene.sheets.flatMap((_, row) => (rules.isHiddenFrom?.(scene, row, viewer) === true ? [row] : []))
  scene.recorder = recorder
  scene.table = Table.quick(seed, (question) => {
    if (seatOf(scene, question.to) === EYES)
      heard.push({ told: logFor(rules, scene, recorder.events, viewer), asked: canonical(plainQuestion(question)) })
    return question.preset
  })
  try {
    perform(rules, scene, command)
    heard.push({ told: logFor(rules, scene, recorder.events, viewer), asked: '' })
    scene.recorder = null
    const isFound = hidden.some((row) => rules.isHiddenFrom?.(scene, row, viewer) !== true)
    return { heard, events: recorder.events, shown: isFound ? null : atAGlance(rules, scene) }
  } finally {
    scene.rollback(mark)
    scene.recorder = null
  }
}

/** How much was compared between two fights. */
export interface Compared {
  readonly cells: number
  readonly listings: number
  readonly commands: number
}

/**
 * Compares the fight with one that differs only in what the seat may not know. Throws an error that shows what gives
 * the difference away. The scene is restored afterwards.
 */
export function checkSecrets(rules: AnyRuleset, scene: AnyScene, seed: string, random: Random): Compared {
  const viewer = viewerOf(scene, EYES)
  const before = scene.save()
  const shown = shownTo(rules, scene)
  const command = anyCommand(rules, scene, random)
  const first = command === null ? null : carriedOut(rules, scene, command, seed)
  const retold = first === null ? '' : logAgain(rules, scene, first.events, viewer)
  if (first !== null) checkEvents(rules, scene, first.events, viewer)
  try {
    const cells = changeSecrets(rules, scene, viewer, random)
    scene.settle()
    same(shown, shownTo(rules, scene), 'What is shown, or may be done')
    if (first !== null) same(retold, logAgain(rules, scene, first.events, viewer), 'What is told')
    if (command === null || first === null || checkCommand(rules, scene, command) !== null)
      return { cells, listings: 1, commands: 0 }
    const { heard, shown: then } = carriedOut(rules, scene, command, seed)
    // Hidden facts may decide what happens, and so become known; but neither a question nor the final state may
    // reveal them alone.
    const cameOut = heard.some(({ told }, i) => told !== first.heard[i]?.told)
    for (const [i, { told, asked }] of heard.entries()) {
      if (told !== first.heard[i]?.told) break
      same(asked, first.heard[i]?.asked ?? '', `A question after ${JSON.stringify(command)}`)
    }
    if (!cameOut && then !== null && first.shown !== null)
      same(then, first.shown, `What is shown after ${JSON.stringify(command)}`)
    return { cells, listings: 1, commands: 1 }
  } finally {
    scene.load(before)
  }
}

/** Numbers in events that the seat may not know must not reach it. */
function checkEvents(rules: AnyRuleset, scene: AnyScene, events: readonly FightEvent[], viewer: Viewer): void {
  const others = withOtherSecrets(rules, scene, events, viewer)
  same(logFor(rules, scene, events, viewer), logFor(rules, scene, others, viewer), 'What is told')
}

function anyCommand(rules: AnyRuleset, scene: AnyScene, random: Random): Command | null {
  const actor = commanderOf(rules, scene)
  if (actor === REFEREE) return null
  const { legal } = possibleCommands(rules, scene, actor)
  return (legal[random(legal.length)] as Command | undefined) ?? null
}

/** Throws at the first place where two texts differ. */
function same(a: string, b: string, what: string): void {
  if (a === b) return
  let at = 0
  while (a[at] === b[at]) at++
  const from = Math.max(0, at - 60)
  throw new Error(`${what} gives a secret away: ${a.slice(from, at + 40)} | ${b.slice(from, at + 40)}`)
}
