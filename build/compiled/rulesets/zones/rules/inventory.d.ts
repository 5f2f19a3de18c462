import type { Who } from '@fray/kernel/rules';
import type { ZonesScene } from '../scene.ts';
import { type ItemRow } from '../tables.ts';
/** Rows of the items that the combatant has, those that it has dropped included. */
export declare function itemsOf(scene: ZonesScene, who: Who): ItemRow[];
/** Rows of the items that lie on the ground of the Zone, whoever let them fall. */
export declare function itemsLying(scene: ZonesScene, zone: number): ItemRow[];
/**
 * What the combatant's items are called, by row: each its name, a second one of the same name with a number behind it.
 * These are the names in commands, facts and overrides.
 */
export declare const itemNames: (scene: ZonesScene, who: Who) => Map<string, number>;
/** What so many items are called among each other. */
export declare function namesOf(scene: ZonesScene, items: readonly number[]): Map<string, number>;
/** The row of the combatant's item of that name, upper and lower case alike, or -1. */
export declare function findItem(scene: ZonesScene, who: Who, name: string): number;
/** What an item is called among those of whoever has it. */
export declare function nameOfItem(scene: ZonesScene, item: ItemRow): string;
/** Puts an item somewhere (a position in PLACES); one that falls lies in its holder's Zone. */
export declare function put(scene: ZonesScene, item: ItemRow, place: number, rule: 'ready-items' | 'action-retrieve-item' | 'trade-costs-the-giver'): void;
/** Makes it true that what lies on the ground lies in some Zone, and nothing else does. */
export declare function layDown(scene: ZonesScene, item: ItemRow, rule: 'ready-items' | 'action-retrieve-item' | 'trade-costs-the-giver' | 'override'): void;
//# sourceMappingURL=inventory.d.ts.map