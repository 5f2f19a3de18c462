import type { Pool } from '@fray/kernel/rules'
import { ASK_REFEREE, ATTRIBUTES, type Edge } from '../words.ts'

/*
 * Pieces of sentences about what things do.
 */

const INT = ATTRIBUTES.indexOf('int')

/** `STR`, or what stands for it where the referee chooses. */
export const attributeWord = (attribute: number): string =>
  attribute < 0 ? 'the referee’s choice of Attribute' : (ATTRIBUTES[attribute] as string).toUpperCase()

/** A Test as data names it. */
interface SaidTest {
  readonly attribute: number
  readonly dr: number
  readonly edge: Edge | undefined
}

/** `, with Advantage`, or nothing. */
export const edgeWords = (edge: Edge | undefined): string =>
  edge === undefined ? '' : `, with ${edge === 'advantage' ? 'Advantage' : 'Disadvantage'}`

/** `a STR Test (DR 12, with Advantage)`. */
export const testWords = ({ attribute, dr, edge }: SaidTest): string =>
  `${attribute < 0 ? 'a Test' : `${attribute === INT ? 'an' : 'a'} ${attributeWord(attribute)} Test`} (${dr === ASK_REFEREE || dr < 0 ? 'DR by the referee' : `DR ${dr}`}${edgeWords(edge)})`

/** `2 Moments`. */
const momentsWords = (moments: number | Pool): string =>
  typeof moments === 'number' ? `${moments} Moment${moments === 1 ? '' : 's'}` : `${moments.text} Moments`

/** How an effect ends: by its Test, and after its Moments. */
export function endsWords(effect: SaidTest & { readonly moments: number | Pool }, costsAction: boolean): string {
  const { moments } = effect
  const test = `${testWords(effect)} ${costsAction ? 'that costs the Action' : 'at the end of its Turn'}`
  return moments !== 0 ? `${test}, or after ${momentsWords(moments)}` : test
}
