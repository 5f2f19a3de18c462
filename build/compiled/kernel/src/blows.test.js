import { expect, test } from 'vitest';
import { Blows } from './blows.js';
test('a critical hit that came to nothing is none, a fumble stays one', () => {
    const blows = new Blows();
    blows.add(0, 1, true, 1);
    blows.change(0, 1, false);
    blows.add(0, 1, false, -1);
    blows.change(0, 2, false);
    expect(blows.all()).toEqual([
        { attacker: 0, target: 1, hit: false, degree: 0 },
        { attacker: 0, target: 2, hit: false, degree: -1 },
    ]);
});
//# sourceMappingURL=blows.test.js.map