/** How an action is written: `attack TARGET WEAPON [SECOND]`. */
export function usage(action) {
    const params = action.params.map((p) => (p.optional ? `[${p.name.toUpperCase()}]` : p.name.toUpperCase()));
    return [action.by === 'referee' ? `referee ${action.id}` : action.id, ...params].join(' ');
}
//# sourceMappingURL=command-words.js.map