import { knownBy, nameOf, sideOf, } from '@fray/kernel';
const SHAPES = ['circle', 'square', 'diamond', 'triangle', 'hexagon', 'star'];
/** The shape of a side's tokens, by the side's position. */
export const shapeOf = (side) => SHAPES[side % SHAPES.length];
/** Rows of the combatants of whom the lens knows. */
export function knownRows(rules, scene, lens) {
    const showing = rules.showing;
    const rows = Array.from({ length: scene.combatants }, (_, row) => row);
    return rows.filter((row) => showing.figure(scene, row, lens) !== null);
}
/** Looks at the fight through the lens: nobody has a name of whom it does not know. */
export const lookingThrough = (rules, scene, lens, look) => scene.knowing(knownBy(rules, scene, lens), look);
/** The battlefield with everybody on it of whom the lens knows. */
export function boardOf(rules, scene, lens, letters) {
    const showing = rules.showing;
    const tokens = [];
    for (let row = 0; row < scene.combatants; row++) {
        const figure = showing.figure(scene, row, lens);
        if (figure === null)
            continue;
        const who = nameOf(scene, row);
        const side = sideOf(scene, row);
        tokens.push({
            who,
            side: scene.setup.sides[side]?.id ?? '',
            letter: letters.of(who),
            shape: shapeOf(side),
            ...figure,
        });
    }
    return { ...showing.ground(scene, lens), tokens };
}
//# sourceMappingURL=board.js.map