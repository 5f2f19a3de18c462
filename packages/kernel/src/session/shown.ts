import { seatOf } from '../base-facts.ts'
import { type FightEvent, isAsked } from '../events.ts'
import type { AnswerValue, Question } from '../questions.ts'
import type { AnyScene } from '../scene.ts'
import { canonical, fingerprint } from '../state/fingerprint.ts'
import { readAnswer } from '../table/answers.ts'
import type { Played } from './replies.ts'

/** Secret answers of several seats that were given together, by the rows that gave them. */
type Given = ReadonlyMap<number, AnswerValue>

/**
 * Secret answers that everybody has learnt before they were taken back. When the same command is given in the same situation
 * they stand, so that nobody answers again who knows what the others have answered.
 */
export class Shown {
  private readonly known = new Map<string, Given>()

  /** Remembers what commands that are taken back have shown. The scene is put to where each of them began. */
  learn(scene: AnyScene, gone: readonly Played[]): void {
    for (const { command, events, before } of gone) {
      if (!events.some(isSecret)) continue
      scene.load(before)
      this.note(scene, command, events)
    }
  }

  /** Remembers what a command has shown; the scene stands where it began. */
  note(scene: AnyScene, command: unknown, events: readonly FightEvent[]): void {
    const given = new Map<number, AnswerValue>()
    const seats = new Set<number>()
    for (const event of events) {
      if (!isAsked(event) || !event.secret) continue
      given.set(event.to, event.answer)
      seats.add(seatOf(scene, event.to))
    }
    // One seat alone has learnt nothing that it did not know.
    if (seats.size > 1) this.known.set(keyOf(scene, command), given)
  }

  /** The same, which what is learnt later does not change. */
  copy(): Shown {
    const twin = new Shown()
    twin.take(this)
    return twin
  }

  /** Takes over what another fight of the same beginnings has shown. */
  take(other: Shown): void {
    for (const [key, given] of other.known) this.known.set(key, given)
  }

  /** Everything may be answered again. */
  clear(): void {
    this.known.clear()
  }

  /** What the command's secret questions have been answered with in this situation, or null. */
  at(scene: AnyScene, command: unknown): Given | null {
    return this.known.size === 0 ? null : (this.known.get(keyOf(scene, command)) ?? null)
  }
}

/** The position of the answer that stands, or null where none does. */
export function standing(given: Given, question: Question): number | null {
  const value = question.secret === true ? given.get(question.to) : undefined
  const found = value === undefined ? null : readAnswer(question, value)
  return typeof found === 'number' ? found : null
}

const isSecret = (event: FightEvent): boolean => isAsked(event) && event.secret

const keyOf = (scene: AnyScene, command: unknown): string => `${fingerprint(scene)} ${canonical(command)}`
