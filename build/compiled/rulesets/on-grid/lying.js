import { squareName } from '@fray/kernel/rules';
/** What lies on the ground, square by square in the order of the items. */
export function itemsLying(squares, scene) {
    const found = new Map();
    for (let item = 0; item < scene.items; item++) {
        const at = scene.now.item.square[item];
        if (at < 0)
            continue;
        const name = squareName(squares, at);
        found.set(name, [...(found.get(name) ?? []), scene.kind(item).name]);
    }
    return [...found].map(([square, names]) => ({ square, names }));
}
/** The names of what lies on the ground, by square. */
export const lyingOn = (scene) => Object.fromEntries(itemsLying(scene.setup.grid, scene).map(({ square, names }) => [square, names]));
//# sourceMappingURL=lying.js.map