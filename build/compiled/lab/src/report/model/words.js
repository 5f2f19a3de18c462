/** Words for several that do not end in s. */
const MANY = new Set([
    'people',
    'folk',
    'men',
    'women',
    'children',
    'cattle',
    'geese',
    'mice',
    'oxen',
]);
/** What follows one of these belongs to the word before it: `People of the barn`. */
const JOINS = / (?:of|from|at|in|on|under|behind|beyond|by|with|without|who|that) /i;
/** Whether a side's name is read as several: `Goblins`, `The wolves`, `People of the barn`, `Ann and Bo`. */
export function isMany(name) {
    const [head = ''] = name.split(JOINS);
    if (/ and |, | & /.test(head))
        return true;
    const last = head.trim().split(' ').at(-1)?.toLowerCase() ?? '';
    return MANY.has(last) || /[^s]s$/.test(last);
}
/** `The watch wins`, `Goblins win`. */
export const winsOf = (name) => `${name} ${isMany(name) ? 'win' : 'wins'}`;
/** `The watch is`, `Goblins are`. */
export const isOf = (name) => `${name} ${isMany(name) ? 'are' : 'is'}`;
/** What a fight is called; a word for one without a title. */
export const titleOf = ({ title }) => title === '' ? 'A fight without a title' : title;
/** A name or title with an article in the middle of a sentence: `the watch`. */
export const midSentence = (text) => /^(The|A|An) /.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
/** `1 trial`, `2 trials`. */
export const count = (text, one) => `${text} ${text === '1' ? one : `${one}s`}`;
/** A title with its id: `Melee Attack [attack]`; one of them alone where there is no other. */
export const titled = (title, id) => title === '' ? id : id === '' ? title : `${title} [${id}]`;
/** `a`, `a and b`, `a, b and c`. */
export const listed = (words) => words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
//# sourceMappingURL=words.js.map