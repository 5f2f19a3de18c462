import { expect, it } from 'vitest';
import { acts as freeHits } from '../free-hits/actions/all.js';
import { meleeWeapons } from '../free-hits/rules/gear.js';
import { ITEM, ITEM_TABLE } from '../shock/tables.js';
import { C } from '../zones/tables.js';
/*
 * A row of one table does not pass for one of another. This test is checked by the compiler: it complains of each
 * `@ts-expect-error` below which nothing is wrong. Nothing in it is ever called.
 */
it('does not compile where a row is of another table', () => {
    const wrong = (zones, shock, hits, speed, who) => {
        // @ts-expect-error an item's row for a combatant's, from a column
        zones.name(shock.open(ITEM_TABLE));
        // @ts-expect-error a combatant's row for an item's, from a parameter
        zones.kind(who);
        // @ts-expect-error the holder of an item for the item
        speed.kind(speed.now.item.owner[0]);
        // @ts-expect-error a column of items at a combatant's row
        shock.set(ITEM.carried, who, 0, 'ready-stow');
        // @ts-expect-error a column of combatants at an item's row
        zones.set(C.moved, 0, 0, 'turn-move');
        // @ts-expect-error a row of combatants closed in the table of items
        shock.close(ITEM_TABLE, who);
        // @ts-expect-error an item that acts
        freeHits.attack.make(0);
        // @ts-expect-error the weapons of an item
        meleeWeapons(hits, 0);
    };
    const right = (scene, who, column, any) => {
        for (let row = 0; row < scene.combatants; row++)
            scene.set(C.moved, row, 0, 'turn-move');
        any.set(column, who, 0, 'any');
        return scene.name(scene.now.item.holder[0]);
    };
    expect([wrong, right].map((one) => typeof one)).toEqual(['function', 'function']);
});
//# sourceMappingURL=rows.test.js.map