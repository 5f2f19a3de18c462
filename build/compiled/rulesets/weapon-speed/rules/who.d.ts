import type { Who } from '@fray/kernel/rules';
import { type WeaponSpeedScene } from '../scene.ts';
/** Whether the combatant is on the battlefield: it has not left, and is not dead. */
export declare function isHere(scene: WeaponSpeedScene, row: Who): boolean;
export declare const isDead: (scene: WeaponSpeedScene, row: Who) => boolean;
/** Paralyzed: no movement, no action but speech, no Reaction. */
export declare const isParalyzed: (scene: WeaponSpeedScene, row: Who) => boolean;
/** At 0 Wound Points or below, stabilized or not. */
export declare const isDown: (scene: WeaponSpeedScene, row: Who) => boolean;
/** Down and not Stabilized: it crawls, and every action costs it a Wound Point. */
export declare const isHelpless: (scene: WeaponSpeedScene, row: Who) => boolean;
/** Below 0 Wound Points and not Stabilized. */
export declare const isDying: (scene: WeaponSpeedScene, row: Who) => boolean;
/** Able to fight: 1 Wound Point or more, not dead, gone, fleeing, surrendered or paralyzed. */
export declare function isAble(scene: WeaponSpeedScene, row: Who): boolean;
/** Whether two combatants are on sides that are hostile to each other. */
export declare function areHostile(scene: WeaponSpeedScene, a: Who, b: Who): boolean;
/** The rows of which something is true, in roster order. */
export declare function rowsWhere(scene: WeaponSpeedScene, isTrue: (row: number) => boolean): number[];
/** Who has a turn at the count that is on, each once. */
export declare function whoActs(scene: WeaponSpeedScene): number[];
/** Everybody hostile on the battlefield. */
export declare const enemiesOf: (scene: WeaponSpeedScene, actor: Who) => number[];
/** How many of each side are able, by the side's position. */
export declare function ableBySide(scene: WeaponSpeedScene): number[];
/** How many of those are on the combatant's side and those allied with it; itself counts, where it is able. */
export declare function ableFriends(scene: WeaponSpeedScene, row: Who, able: readonly number[]): number;
/** Whether the combatant may have a turn: it is in the fight and has not surrendered. The paralyzed may at least speak. */
export declare function canTakeTurn(scene: WeaponSpeedScene, row: Who): boolean;
export declare const isFleeing: (scene: WeaponSpeedScene, row: Who) => boolean;
//# sourceMappingURL=who.d.ts.map