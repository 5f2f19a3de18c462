/** Text that is markup already. Only `markup` makes it, so that nothing from people gets here unescaped. */
export class Markup {
    text;
    constructor(text) {
        this.text = text;
    }
}
const ESCAPES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
/** A text for a page: harmless between tags and inside quoted attributes, without control characters and without marks that turn the direction of writing. */
const escaped = (text) => text.replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');
/** A piece of a page. Everything that is put into it is escaped unless it is markup itself. */
export function markup(pieces, ...parts) {
    let text = pieces[0] ?? '';
    parts.forEach((part, i) => {
        text += written(part) + (pieces[i + 1] ?? '');
    });
    return new Markup(text);
}
function written(part) {
    if (part instanceof Markup)
        return part.text;
    if (typeof part === 'string')
        return escaped(part);
    if (typeof part === 'number')
        return String(part);
    return part.map((one) => one.text).join('\n');
}
/** Nothing. */
export const NONE = new Markup('');
//# sourceMappingURL=markup.js.map