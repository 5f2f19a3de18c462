import type { Pool } from '@fray/kernel/rules';
import type { Feat } from '../kinds/feats.ts';
import type { Reduction, Weapon } from '../kinds/gear.ts';
import { type AttackKind, type FeatMoment } from '../words.ts';
/** A feat that grants attacks: its position among the unit's feats, for the uses that are counted. */
export interface FreeAttack {
    readonly feat: number;
    readonly id: string;
    readonly name: string;
    readonly once: 'turn' | 'round' | 'never-limited';
}
/** Dice that a feat adds to damage. */
export interface ExtraDice {
    readonly name: string;
    readonly when: AttackKind;
    readonly amount: Pool;
}
/** The kinds of attack, as feats name them. */
declare const KINDS_OF_ATTACK: readonly ['melee', 'ranged', 'spell'];
type KindOfAttack = (typeof KINDS_OF_ATTACK)[number];
/** What a unit's feats always give, summed up once. */
export interface Gifts {
    /** Squares of the melee zone. */
    readonly zone: number;
    readonly sneakDice: number;
    readonly summoningSlots: number;
    readonly dodgesWhileChanneling: boolean;
    /** By position in MODES: moves at full speed. */
    readonly fullSpeed: readonly boolean[];
    readonly movement: number;
    readonly slots: number;
    readonly disengagesCheaply: boolean;
    /** How many dice more its weapon focus gives, by the content ids of the weapons. */
    readonly focus: ReadonlyMap<string, number>;
    /** Added to attack rolls, by what kind of attack it is. */
    readonly accuracy: Readonly<Record<KindOfAttack, number>>;
    readonly damage: readonly ExtraDice[];
    readonly reductions: readonly Reduction[];
    readonly freeAttacks: Readonly<Record<FeatMoment, readonly FreeAttack[]>>;
}
/** Sums up feats. */
export declare function giftsOf(feats: readonly Feat[]): Gifts;
/** What kind of attack a weapon makes, or a spell, which has none. */
export declare const kindOf: (weapon: Weapon | null) => KindOfAttack;
export {};
//# sourceMappingURL=gifts.d.ts.map