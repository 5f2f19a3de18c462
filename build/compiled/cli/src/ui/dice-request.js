import { readTypedDie } from '@fray/kernel';
/** Dice in short: `2d20`, `d8 + d6`. */
export function diceText(sides) {
    const groups = [];
    for (const s of sides) {
        const last = groups[groups.length - 1];
        if (last?.sides === s)
            last.count++;
        else
            groups.push({ sides: s, count: 1 });
    }
    return groups.map((g) => `${g.count}d${g.sides}`).join(' + ');
}
/** The faces that a person typed (`14 7`, `14,7`, `d20=14`, `00` on a d100), or null where the line holds anything else. */
export function facesTyped(line) {
    const words = line.trim().split(/[\s,;+]+/);
    const faces = words.map((word) => readTypedDie(word)?.face);
    return faces.every((face) => face !== undefined) ? faces : null;
}
//# sourceMappingURL=dice-request.js.map