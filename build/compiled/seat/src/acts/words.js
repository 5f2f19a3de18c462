/** Little words before a parameter that is not the first one, so that a command reads as a sentence. */
const BEFORE = {
    weapon: 'with ',
    second: 'and ',
    zone: 'to ',
    to: 'to ',
    target: 'on ',
    targets: 'on ',
    away: 'away from ',
    at: 'at ',
    from: 'from ',
    by: 'by ',
};
const written = (value) => {
    if (Array.isArray(value))
        return value.map(written).join(',');
    if (typeof value === 'object' && value !== null)
        return JSON.stringify(value);
    return String(value);
};
const quoted = (text) => (text.includes(' ') ? `"${text}"` : text);
/** How a command is typed behind the action's id: `Gob longsword`. Texts, which only whoever gives it can say, show as `...`. */
export function typedWords(params, plain) {
    const words = [];
    let gap = false;
    for (const param of params) {
        const value = plain[param.name];
        if (isUnsaid(value))
            gap = true;
        else if (gap)
            words.push(`${param.name}=${quoted(written(value))}`);
        else
            words.push(param.kind === 'text' ? '...' : written(value));
    }
    return words.join(' ');
}
/** What an action's command is called: by its title without what it costs, or by what it names in the title's place. */
export function titleWords({ title, titledBy }, plain) {
    const named = titledBy === undefined ? undefined : plain[titledBy];
    if (typeof named === 'string')
        return `${named.charAt(0).toUpperCase()}${named.slice(1)}`;
    return title.replace(/ \([^()]*\)$/, '');
}
/** What stands behind the title, as a sentence goes on: `Gob with longsword`. */
export function parameterWords({ params, titledBy }, plain) {
    const words = [];
    for (const { name, kind, says } of params) {
        const value = plain[name];
        if (isUnsaid(value) || (name === titledBy && typeof value === 'string'))
            continue;
        if (says !== undefined)
            words.push(says(written(value), plain));
        else if (kind === 'text')
            words.push('...');
        else
            words.push(`${words.length === 0 && name !== 'away' && titledBy === undefined ? '' : (BEFORE[name] ?? '')}${written(value)}`);
    }
    return words.filter((word) => word !== '').join(' ');
}
const isUnsaid = (value) => value === undefined || value === null || (Array.isArray(value) && value.length === 0);
/** A command as a short sentence: `Ada: Attack Gob with longsword`. */
export function commandWords(rules, plain) {
    const action = rules.actions.get(plain.action);
    const who = plain.actor === 'referee' ? 'The referee' : plain.actor;
    if (action === undefined)
        return `${who}: ${plain.action}`;
    return `${who}: ${titleWords(action, plain)} ${parameterWords(action, plain)}`.trimEnd();
}
//# sourceMappingURL=words.js.map