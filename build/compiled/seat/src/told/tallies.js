import { isRoll } from '@fray/kernel';
/** What numbers are called that events hold. */
const LABELS = {
    tally: 'The roll',
    ac: 'AC',
    defense: 'Defense',
    tn: 'To reach',
    left: 'Movement left',
};
const isTally = (value) => typeof value === 'object' &&
    value !== null &&
    typeof value.total === 'number' &&
    Array.isArray(value.parts);
/** Every number of the event with its parts, both sides of a roll: the roll, and what it was against. */
export function talliesOf(event) {
    const found = within(event, '');
    if (!isRoll(event) || typeof event.against !== 'number' || found.length !== 1)
        return found;
    return [...found, { label: LABELS.tn, parts: [], total: event.against }];
}
function within(value, name) {
    if (isTally(value))
        return [{ label: LABELS[name] ?? name, parts: value.parts.map(partOf), total: value.total }];
    if (Array.isArray(value))
        return value.flatMap((one) => within(one, name));
    if (typeof value !== 'object' || value === null)
        return [];
    return Object.entries(value).flatMap(([key, one]) => within(one, key));
}
const partOf = ({ source, value, rule, counted, dice }) => ({
    words: source,
    value,
    rule,
    counted,
    dice: dice === null
        ? ''
        : dice.faces.map((face, i) => `d${dice.sides[i]}=${face}${dice.kept[i] === true ? '' : ' (dropped)'}`).join(' '),
});
/** Fields of events that say what else decided them: as words, or with their text. */
const NOTES = ['reasons', 'notes', 'edges'];
/** What else decided the event, in words. */
export function notesOf(event) {
    const fields = event;
    return NOTES.flatMap((name) => {
        const said = fields[name];
        return Array.isArray(said) ? said.flatMap(noteWords) : [];
    });
}
function noteWords(note) {
    if (typeof note === 'string')
        return [note];
    const { text, source, value } = note;
    if (typeof text === 'string')
        return [text];
    if (typeof source !== 'string')
        return [];
    return [typeof value === 'number' ? `${value > 0 ? 'Advantage' : 'Disadvantage'}: ${source}` : source];
}
//# sourceMappingURL=tallies.js.map