import { expect, test } from 'vitest';
import { rowsByRank } from './ranking.js';
test('rows come by their ranks, equal ones in their own order, and those without a rank not at all', () => {
    const ranks = [3, null, -1, 3, 0, null, 2.5];
    expect(rowsByRank(ranks.length, (row) => ranks[row])).toEqual([2, 4, 6, 0, 3]);
    expect(rowsByRank(0, () => 1)).toEqual([]);
});
//# sourceMappingURL=ranking.test.js.map