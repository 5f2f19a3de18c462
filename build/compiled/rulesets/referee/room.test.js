import { expect, it } from 'vitest';
import { refereeFor } from './orders.js';
const fightOf = (combatants) => ({ combatants, sheets: [] });
it('lets nobody join a fight of a thousand', () => {
    const { join } = refereeFor(() => null);
    const order = join({ rule: 'bad-value', title: 'Somebody joins', read: () => ({}), enters: () => { } });
    const command = { actor: -1, action: 'join', name: 'Eve', combatant: {} };
    expect(order.check(fightOf(999), command)).toBeNull();
    expect(order.check(fightOf(1000), command)).toMatchObject({
        rule: 'bad-value',
        reason: '1,000 are in this fight, and 1,000 is the most.',
    });
});
//# sourceMappingURL=room.test.js.map