import { capital, signed } from '@fray/kernel/rules';
/*
 * Pieces of sentences about what things do.
 */
/** Names of the rows, in their order. */
export const namesIn = (scene, rows) => rows.map((row) => scene.name(row));
/** The words that say something. */
export const saying = (words) => words.filter((word) => word !== '');
/** What changes of numbers come to: `Accuracy -2, movement +2`; '' where nothing changes. */
export const changes = (of) => of
    .filter(([, value]) => value !== 0)
    .map(([label, value]) => `${label} ${signed(value)}`)
    .join(', ');
/** The three modifiers: fields that stand together in one fact. */
export const MODIFIERS = ['accuracy', 'agility', 'strength'];
/** The modifiers as one fact: `Accuracy +2, Agility -1`; none where all are 0. */
export function modifierFacts(of) {
    const value = changes(MODIFIERS.map((name) => [capital(name), of[name]]));
    return value === '' ? [] : [{ label: 'modifiers', value }];
}
//# sourceMappingURL=said.js.map