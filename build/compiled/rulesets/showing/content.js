import { nameKey } from '@fray/kernel/rules';
/** References to things of one kind. */
export const refsTo = (kind, names) => names.map((name) => ({ kind, name, of: null }));
/** References to everything ready-made; `kinds` has what one of each kind of content is called. */
export const refsToContent = (content, kinds) => Object.entries(kinds).flatMap(([kind, plural]) => refsTo(kind, Object.keys(content[plural])));
/** The id of that name in content of one kind: the id itself, or what people call it; null where there is none. */
export function contentId(all, name) {
    if (Object.hasOwn(all, name))
        return name;
    const wanted = nameKey(name);
    const found = Object.entries(all).find(([, thing]) => nameKey(String(thing.name)) === wanted);
    return found?.[0] ?? null;
}
//# sourceMappingURL=content.js.map