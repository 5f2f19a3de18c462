import { counted } from '@fray/kernel/rules';
import { WOUND_TABLE } from '../tables.js';
import { WOUND_MARKS, wordsIn, woundText } from '../words.js';
/** Somebody's wounds, for those who may know its Wound Points. */
export function woundsOf(scene, row, lens) {
    if (lens.vitals(row) !== 'exact')
        return [];
    const { of, amount, marks } = scene.now.wound;
    const found = [];
    for (let i = 0; i < scene.rows(WOUND_TABLE); i++) {
        if (of[i] !== row)
            continue;
        const name = woundText(amount[i], marks[i]);
        found.push({
            thing: { name, words: '', left: null, of: null, ref: { kind: 'wound', name, of: scene.name(row) } },
            about: aboutWound(name, amount[i], wordsIn(WOUND_MARKS, marks[i])),
        });
    }
    return found;
}
const aboutWound = (name, amount, marks) => ({
    title: name,
    kind: 'wound',
    lines: [
        `It took ${counted(amount, 'Wound Point')}${marks.length === 0 ? '' : `, by ${marks.join(' and ')}`}.`,
        'A Heal check to stabilize whoever is down has to reach 10 and the greatest of its wounds.',
    ],
    facts: [],
    rules: ['wound-mark', 'stabilize'],
});
//# sourceMappingURL=wounds.js.map