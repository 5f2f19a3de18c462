import type { Effect } from '../kinds/effects.ts';
import type { Feat } from '../kinds/feats.ts';
import type { Weapon } from '../kinds/gear.ts';
import type { Improvement, Spell } from '../kinds/spells.ts';
/** A weapon in short: `1d8`, `1d6, range 20`. */
export declare const weaponWords: ({ damage, kind, range }: Weapon) => string;
/** What casting takes: `an Attack Action and a Move Action`. */
export declare function castTime(cast: Spell['cast']): string;
/** A spell in short: `3 MP, an Attack Action`. */
export declare const castWords: ({ mp, cast }: Spell) => string;
/** Effects in sentences. */
export declare const effectLines: (effects: readonly Effect[]) => string[];
/** An improvement of a spell in a sentence. */
export declare function improvementLine({ name, price, damage, heal, range, radius, effects }: Improvement): string;
type FeatEffect = Feat['effects'][number];
/** What one effect of a feat gives, in a sentence. */
export declare function featLine(one: FeatEffect, weapons: readonly string[]): string;
/** What a reduction is against: ` where it is fire or cold`; '' for any damage. */
export declare const againstWords: (against: readonly string[]) => string;
export {};
//# sourceMappingURL=phrases.d.ts.map