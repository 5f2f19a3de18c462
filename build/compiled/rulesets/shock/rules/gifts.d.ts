import type { Power } from '../kinds/powers.ts';
/** What passive powers give, added up once when a combatant joins. By attack kind: melee, ranged or thrown, and unarmed on top. */
export interface Gifts {
    readonly hitMelee: number;
    readonly hitRanged: number;
    readonly hitUnarmed: number;
    readonly damageMelee: number;
    readonly damageRanged: number;
    readonly damageUnarmed: number;
    /** Of the damage, what also adds to Shock. */
    readonly shockMelee: number;
    readonly shockRanged: number;
    readonly shockUnarmed: number;
    readonly shockPoints: number;
    readonly shockAnyAc: boolean;
    readonly immune: boolean;
    readonly ac: number;
    readonly screens: number;
    readonly seesUnseen: boolean;
    readonly slippery: boolean;
    readonly disengage: 'free' | 'move' | null;
    readonly standUp: 'free' | 'move' | null;
    readonly reload: 'free' | 'move' | null;
    /** It has powers that are Instants. */
    readonly instants: boolean;
}
/** Adds up the passive powers of a combatant. */
export declare function giftsOf(powers: readonly Power[]): Gifts;
//# sourceMappingURL=gifts.d.ts.map