import { seatOf } from '../base-facts.ts'
import { type FightEvent, isAsked } from '../events.ts'
import type { AnswerValue, Question } from '../questions.ts'
import type { AnyScene } from '../scene.ts'
import { canonical, fingerprint } from '../state/fingerprint.ts'
import { readAnswer } from '../table/answers.ts'
import type { Played } from './replies.ts'

/** Secret answers of several seats given together, by row. */
type Given = ReadonlyMap<number, AnswerValue>

/**
 * Secret answers that were revealed before they were undone. If the same command is given in the same situation they
 * stay fixed, so that nobody can change an answer knowing the others'.
 */
export class Shown {
  private readonly known = new Map<string, Given>()

  /** Stores what undone commands have revealed. Loads the scene at the start of each of them. */
  learn(scene: AnyScene, gone: readonly Played[]): void {
    for (const { command, events, before } of gone) {
      if (!events.some(isSecret)) continue
      scene.load(before)
      this.note(scene, command, events)
    }
  }

  /** Stores what a command has revealed; the scene is at the command's start. */
  note(scene: AnyScene, command: unknown, events: readonly FightEvent[]): void {
    const given = new Map<number, AnswerValue>()
    const seats = new Set<number>()
    for (const event of events) {
      if (!isAsked(event) || !event.secret) continue
      given.set(event.to, event.answer)
      seats.add(seatOf(scene, event.to))
    }
    // A single seat has learnt nothing new.
    if (seats.size > 1) this.known.set(keyOf(scene, command), given)
  }

  /** An independent copy. */
  copy(): Shown {
    const twin = new Shown()
    twin.take(this)
    return twin
  }

  /** Adds what another fight with the same start has revealed. */
  take(other: Shown): void {
    for (const [key, given] of other.known) this.known.set(key, given)
  }

  /** All answers may be given again. */
  clear(): void {
    this.known.clear()
  }

  /** The revealed answers to the command's secret questions in this situation, or null. */
  at(scene: AnyScene, command: unknown): Given | null {
    return this.known.size === 0 ? null : (this.known.get(keyOf(scene, command)) ?? null)
  }
}

/** The position of the fixed answer, or null if there is none. */
export function standing(given: Given, question: Question): number | null {
  const value = question.secret === true ? given.get(question.to) : undefined
  const found = value === undefined ? null : readAnswer(question, value)
  return typeof found === 'number' ? found : null
}

const isSecret = (event: FightEvent): boolean => isAsked(event) && event.secret

const keyOf = (scene: AnyScene, command: unknown): string => `${fingerprint(scene)} ${canonical(command)}`
