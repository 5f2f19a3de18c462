/** The side of characters who name none: the Party, or the first; and of monsters: the first that is not that one. */
export function usualSide({ list, party }, monster) {
    const own = Math.max(0, party);
    if (!monster)
        return own;
    return own === 0 ? Math.min(1, list.length - 1) : 0;
}
//# sourceMappingURL=model.js.map