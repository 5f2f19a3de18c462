import { ASK_REFEREE, ATTRIBUTES } from '../words.js';
/*
 * Pieces of sentences about what things do.
 */
const INT = ATTRIBUTES.indexOf('int');
/** `STR`, or what stands for it where the referee chooses. */
export const attributeWord = (attribute) => attribute < 0 ? 'the referee’s choice of Attribute' : ATTRIBUTES[attribute].toUpperCase();
/** `a STR Test (DR 12)`. */
export const testWords = (attribute, dr) => `${attribute < 0 ? 'a Test' : `${attribute === INT ? 'an' : 'a'} ${attributeWord(attribute)} Test`} (${dr === ASK_REFEREE || dr < 0 ? 'DR by the referee' : `DR ${dr}`})`;
/** `2 Moments`. */
const momentsWords = (moments) => `${moments} Moment${moments === 1 ? '' : 's'}`;
/** How an effect ends: by its Test, and after its Moments. */
export function endsWords(attribute, dr, moments, costsAction) {
    const test = `${testWords(attribute, dr)} ${costsAction ? 'that costs the Action' : 'at the end of its Turn'}`;
    return moments > 0 ? `${test}, or after ${momentsWords(moments)}` : test;
}
/** Names of the rows, in their order. */
export const namesIn = (scene, rows) => rows.map((row) => scene.name(row));
//# sourceMappingURL=said.js.map