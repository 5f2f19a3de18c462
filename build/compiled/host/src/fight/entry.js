/** An entry as text: the head, then lines of the journal. */
export const entryText = (head, lines) => [JSON.stringify(head), ...lines].join('\n');
/** The head of an entry, and its lines of the journal. Throws where it is none. */
export function readEntry(text) {
    const [first = '', ...lines] = text.split('\n');
    return { head: JSON.parse(first), lines };
}
//# sourceMappingURL=entry.js.map