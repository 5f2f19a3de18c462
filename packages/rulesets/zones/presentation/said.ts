import { inEnglish, type Pool, type SeenMessage, seenOf, type Words } from '@fray/kernel/rules'
import { ASK_REFEREE, ATTRIBUTES, type Edge } from '../words.ts'

/*
 * Pieces of sentences about what things do.
 */

const INT = ATTRIBUTES.indexOf('int')

/** `STR`, or what stands for it where the referee chooses. */
export const attributeWord = (attribute: number): SeenMessage =>
  attribute < 0
    ? seenOf('the referee’s choice of Attribute', {})
    : { key: (ATTRIBUTES[attribute] as string).toUpperCase(), slots: {} }

/** A Test as data names it. */
interface SaidTest {
  readonly attribute: number
  readonly dr: number
  readonly edge: Edge | undefined
}

/** `Advantage`, or nothing. */
const edgeWord = (edge: Edge): SeenMessage => seenOf(edge === 'advantage' ? 'Advantage' : 'Disadvantage', {})

/** A sentence that says `with Advantage` at its end. */
export const withEdge = (edge: Edge): SeenMessage => seenOf('with {edge}', { edge: edgeWord(edge) })

/** `a STR Test (DR 12, with Advantage)`. */
export function testWords({ attribute, dr, edge }: SaidTest): SeenMessage {
  const slots = {
    attribute: attributeWord(attribute),
    dr: dr === ASK_REFEREE || dr < 0 ? seenOf('DR by the referee', {}) : seenOf('DR {dr}', { dr: { number: dr } }),
    edge: edge === undefined ? null : seenOf(', with {edge}', { edge: edgeWord(edge) }),
  }
  if (attribute < 0) return seenOf('a Test ({dr}{edge})', { dr: slots.dr, edge: slots.edge })
  return attribute === INT
    ? seenOf('an {attribute} Test ({dr}{edge})', slots)
    : seenOf('a {attribute} Test ({dr}{edge})', slots)
}

/** `2 Moments`. */
const momentsWords = (moments: number | Pool): SeenMessage =>
  moments === 1
    ? seenOf('1 Moment', {})
    : seenOf('{moments} Moments', {
        moments: typeof moments === 'number' ? { number: moments } : { said: moments.text },
      })

/** An effect as data names it. */
interface SaidEffect extends SaidTest {
  readonly moments: number | Pool
  readonly needsAction?: boolean
}

/** How an effect ends: by its Test, and after its Moments. */
export function ends(effect: SaidEffect): SeenMessage {
  const { moments, needsAction = false } = effect
  const test = testWords(effect)
  const byTest = needsAction
    ? seenOf('{test} that costs the Action', { test })
    : seenOf('{test} at the end of their Turn', { test })
  return moments === 0 ? byTest : seenOf('{test}, or after {moments}', { test: byTest, moments: momentsWords(moments) })
}

/** The same in words. */
export const endsWords = (effect: SaidEffect): Words => inEnglish('{words}', { words: ends(effect) })
