import type { About } from '@fray/kernel/rules';
import type { Entrant } from '../kinds/combatant.ts';
import { type Item } from '../kinds/gear.ts';
import { type Ability, type Spell } from '../kinds/powers.ts';
import { type Strike } from '../kinds/strikes.ts';
import { type Conditions } from './about-effects.ts';
/** `19 or more`; the most that dice show as it is. */
export declare const orMore: (n: number, most: number) => string;
/** What the explanations hang on besides the thing: the conditions that effects name, the dice of the table. */
export interface Setting {
    readonly conditions: Conditions;
    /** The natural roll from which an attack is critical, in words. */
    readonly critFrom: (strike: Strike) => string;
}
/** What an attack deals, in short: `1d8+2 slashing, x2`; '' without damage. */
export declare function strikeShort(strike: Strike): string;
/** An attack of a weapon. */
export declare function aboutStrike(strike: Strike, setting: Setting): About;
/** An item; a weapon where it has attacks. */
export declare function aboutItem(item: Item, setting: Setting): About;
/** A spell as one casts it. */
export declare function aboutSpell(spell: Spell, setting: Setting): About;
/** A Trait, Class Feature or Talent. */
export declare function aboutAbility(ability: Ability, { conditions }: Setting): About;
/** What somebody has, by name, in a sentence each. */
export declare const listLines: ({ items, spells, abilities }: Pick<Entrant, 'items' | 'spells' | 'abilities'>) => string[];
//# sourceMappingURL=about-things.d.ts.map