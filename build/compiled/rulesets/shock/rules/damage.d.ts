import { type Pool, type Who } from '@fray/kernel/rules';
import type { Tally } from '../citing.ts';
import type { Note } from '../event-fields.ts';
import { type Attack, type Cited, type ShockScene } from '../scene.ts';
/** The damage dice of an attack; where the content gives none the referee is asked for the die. */
export declare function damageDice(scene: ShockScene, attack: Attack): Pool;
/** Adds every bonus on the damage of the attack but the swarm's. */
export declare function addDamageBonuses(scene: ShockScene, attack: Attack, tally: Tally): void;
/** Why Shock does not reach, as an event names it; null when it does. */
export type ShockStop = 'total-defense' | 'immune' | 'threshold' | 'shield';
/** Shock of a miss: the points that the target suffers, and why; a shield stops the first of the round and is then used up. */
export declare function shockOfMiss(scene: ShockScene, attack: Attack): Tally | null;
/** Rolls the damage of a hit: die and bonuses, the swarm's under its cap, at least 1, at least the Shock of a miss. */
export declare function rollDamage(scene: ShockScene, attack: Attack): Tally;
/** The most that the attack could do: the highest face and every bonus. */
export declare function greatestDamage(scene: ShockScene, attack: Attack): Tally;
/** Tells of damage. */
export declare function noteDamage(scene: ShockScene, attacker: Who, target: Who, tally: Tally, rule: Cited, how: string, notes?: readonly Note[]): void;
/** The Shock that a miss of the attack would do to the target now: 0 where it does not reach. Changes nothing. */
export declare function shockIfMissed(scene: ShockScene, attack: Attack): number;
//# sourceMappingURL=damage.d.ts.map