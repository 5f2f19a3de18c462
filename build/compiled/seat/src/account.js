import { Blows, execute, isRefusal, lensOf, nameOf, REFEREE_SEAT, readCommand, roundOf, sideOf, Table, } from '@fray/kernel';
import { knownRows } from './table/board.js';
/** Goes through a fight once more, with its own dice and answers, and adds up who did what. */
export function accountOf(session) {
    const rules = session.rules;
    const scene = rules.open(session.setup);
    const rows = knownRows(rules, session.scene, lensOf(session.scene, REFEREE_SEAT));
    const sums = new Map();
    const sumOf = (row) => {
        const side = session.setup.sides[sideOf(session.scene, row)]?.id ?? '';
        const sum = sums.get(row) ?? {
            ...{ who: nameOf(session.scene, row), side, attacks: 0, hits: 0, dealt: 0, taken: 0, healed: 0, fell: null },
            fate: rules.fate?.(session.scene, row) ?? (rules.isStanding(session.scene, row) ? 'standing' : 'down'),
        };
        sums.set(row, sum);
        return sum;
    };
    for (const row of rows)
        sumOf(row);
    const lives = [];
    const isHere = (row) => row >= 0 && row < lives.length;
    /** Takes in what somebody has lost since it was looked at last, by whose doing it is (-1: nobody's, as far as is known). */
    const settle = (row, by) => {
        const lost = (lives[row] ?? 0) - rules.vitality(scene, row);
        if (lost === 0)
            return;
        lives[row] = rules.vitality(scene, row);
        if (lost > 0)
            sumOf(row).taken += lost;
        if (!isHere(by))
            return;
        const isEnemy = sideOf(scene, by) !== sideOf(scene, row);
        if (lost > 0 && isEnemy)
            sumOf(by).dealt += lost;
        if (lost < 0 && !isEnemy)
            sumOf(by).healed -= lost;
    };
    for (const { command, tape, before } of session.played) {
        scene.load(before);
        const read = readCommand(rules, scene, command);
        if (isRefusal(read))
            continue;
        lives.length = 0;
        for (let row = 0; row < scene.combatants; row++)
            lives.push(rules.vitality(scene, row));
        const stood = lives.map((_, row) => rules.isStanding(scene, row));
        scene.table = Table.taped({ tape });
        scene.blows = new Blows();
        scene.creditor = { credit: (by, row) => (isHere(row) ? settle(row, by) : undefined) };
        if (execute(rules, scene, read).status !== 'done')
            continue;
        for (const { attacker, hit } of scene.blows.all()) {
            if (attacker < 0)
                continue;
            sumOf(attacker).attacks++;
            if (hit)
                sumOf(attacker).hits++;
        }
        // What nobody is credited with and the actor gains is its own doing: a recovery, a draught.
        for (let row = 0; row < lives.length; row++)
            settle(row, row === read.actor ? row : -1);
        for (let row = 0; row < stood.length; row++) {
            if (stood[row] === rules.isStanding(scene, row))
                continue;
            const isDown = stood[row] === true && rules.fate?.(scene, row) !== 'away';
            sumOf(row).fell = isDown ? roundOf(scene) : null;
        }
    }
    return { rounds: roundOf(session.scene), deeds: [...sums.values()] };
}
//# sourceMappingURL=account.js.map