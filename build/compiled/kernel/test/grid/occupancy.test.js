import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BLOCK, defineTables, flag, int, NO_SQUARE, Occupancy, Reaches, STOP } from '../../src/rules.js';
import { tinyRuleset, tinySetup } from '../tiny.js';
const tables = defineTables({ combatant: { square: int({ init: NO_SQUARE, min: NO_SQUARE }), size: int({ init: 1 }), prone: flag(), hp: int() } }, ['combatant.square', 'combatant.size', 'combatant.prone', 'combatant.side']);
const { combatant } = tables.columns;
const rules = tinyRuleset({ tables, actions: [] });
const WIDTH = 5;
const map = { originX: 0, originY: 0, width: WIDTH, depth: 4 };
const bodies = {
    square: (scene, row) => scene.now.combatant.square[row],
    size: (scene, row) => scene.now.combatant.size[row],
    mark: (scene, mover, row, how) => how === 1 && scene.now.combatant.prone[row] === 1
        ? 0
        : scene.now.combatant.side[mover] === scene.now.combatant.side[row]
            ? STOP
            : BLOCK,
};
const open = () => rules.open(tinySetup([{ name: 'A' }, { name: 'B' }, { name: 'C', side: 1 }]));
/** The squares of somebody's body, from the columns alone. */
function squaresOf(scene, row) {
    const { square, size } = scene.now.combatant;
    if (square[row] === NO_SQUARE)
        return [];
    const side = Array.from({ length: size[row] }, (_, i) => i);
    return side.flatMap((y) => side.map((x) => square[row] + y * WIDTH + x));
}
const rowsOf = (scene) => Array.from({ length: scene.combatants }, (_, row) => row);
function plainMarks(scene, mover, how) {
    const marks = Array.from({ length: WIDTH * map.depth }, () => 0);
    for (const row of rowsOf(scene)) {
        if (row === mover)
            continue;
        for (const square of squaresOf(scene, row))
            marks[square] |= bodies.mark(scene, mover, row, how);
    }
    return marks;
}
const row = fc.nat(2);
const step = fc.oneof(fc.record({
    what: fc.constant('put'),
    row,
    to: fc.integer({ min: NO_SQUARE, max: 13 }).filter((n) => n % WIDTH < 4),
}), fc.record({ what: fc.constant('grow'), row, to: fc.integer({ min: 1, max: 2 }) }), fc.record({ what: fc.constant('fall'), row, to: fc.nat(1) }), fc.record({ what: fc.constant('turn'), row, to: fc.nat(1) }), fc.record({ what: fc.constant('hurt'), row, to: fc.nat(9) }), fc.record({ what: fc.constant('join') }), fc.record({ what: fc.constant('mark') }), fc.record({ what: fc.constant('take back') }), fc.record({ what: fc.constant('save') }), fc.record({ what: fc.constant('load') }), fc.record({ what: fc.constant('ask'), row, how: fc.nat(1) }));
const columnFor = {
    put: combatant.square,
    grow: combatant.size,
    fall: combatant.prone,
    turn: combatant.side,
    hurt: combatant.hp,
};
it('an occupancy says what a look at every combatant says, whatever was changed, taken back or loaded', () => {
    fc.assert(fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const scene = open();
        const occupancy = new Occupancy(scene, map, bodies);
        let saved = scene.save();
        let marks = [];
        for (const one of steps) {
            if (one.what === 'ask') {
                expect(Array.from(occupancy.marksFor(one.row, one.how))).toEqual(plainMarks(scene, one.row, one.how));
                for (let square = 0; square < WIDTH * map.depth; square++) {
                    const on = rowsOf(scene).filter((who) => who !== one.row && squaresOf(scene, who).includes(square));
                    expect(occupancy.on(square, one.row)).toBe(on[0] ?? -1);
                    expect(occupancy.isFree(square, 1, one.row)).toBe(on.length === 0);
                }
            }
            else if (one.what === 'join')
                scene.join({ name: 'D' }, 'D', 'test');
            else if (one.what === 'mark')
                marks.push(scene.mark());
            else if (one.what === 'take back')
                scene.rollback(marks.pop() ?? scene.mark());
            else if (one.what === 'save')
                saved = scene.save();
            else if (one.what === 'load') {
                scene.load(saved);
                marks = [];
            }
            else
                scene.set(columnFor[one.what], one.row, one.to, 'test');
        }
    }), { numRuns: 400 });
});
it('a placement comes back with what is taken back, and columns of nobody’s place leave it alone', () => {
    const scene = open();
    scene.set(combatant.square, 0, 3, 'test');
    const { placement } = scene;
    const mark = scene.mark();
    scene.set(combatant.hp, 0, 3, 'test');
    expect(scene.placement).toBe(placement);
    scene.set(combatant.square, 0, 4, 'test');
    expect([scene.isPlacedAs(placement, 0), scene.isPlacedAs(placement, 1)]).toEqual([true, false]);
    const undone = scene.placement;
    scene.rollback(mark);
    expect(scene.placement).toBe(placement);
    scene.set(combatant.square, 0, 5, 'test');
    expect([scene.isPlacedAs(placement, 0), scene.isPlacedAs(undone, 0)]).toEqual([true, false]);
});
it('a reach map holds for its placement and its way of being made alone', () => {
    const reaches = new Reaches();
    const map = reaches.begin(2, 7, 0, 30);
    expect(reaches.latest(2, 7, 0)).toMatchObject({ map, feet: 30 });
    expect([reaches.latest(1, 7, 0), reaches.latest(2, 8, 0), reaches.latest(2, 7, 1)]).toEqual([null, null, null]);
    expect(reaches.begin(2, 8, 1, 60)).toBe(map);
    expect(reaches.latest(2, 8, 1)).toMatchObject({ feet: 60 });
    reaches.cut(2);
    expect(reaches.latest(2, 8, 1)).toMatchObject({ feet: -1 });
    reaches.forget();
    expect(reaches.latest(2, 8, 1)).toBeNull();
});
it('marks for one who moves hold while it alone moves, and are new when it changes sides', () => {
    const scene = open();
    for (const row of [0, 1, 2])
        scene.set(combatant.square, row, row, 'test');
    const occupancy = new Occupancy(scene, map, bodies);
    expect(Array.from(occupancy.marksFor(0)).slice(0, 4)).toEqual([0, STOP, BLOCK, 0]);
    scene.set(combatant.square, 0, 3, 'test');
    expect(Array.from(occupancy.marksFor(0)).slice(0, 4)).toEqual([0, STOP, BLOCK, 0]);
    scene.set(combatant.side, 0, 1, 'test');
    expect(Array.from(occupancy.marksFor(0)).slice(0, 4)).toEqual([0, BLOCK, STOP, 0]);
});
//# sourceMappingURL=occupancy.test.js.map