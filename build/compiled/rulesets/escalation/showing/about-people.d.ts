import type { About } from '@fray/kernel/rules';
import type { Entrant } from '../kinds/combatant.ts';
import type { Stance } from '../kinds/stances.ts';
/** A stance in short, for a card: `d8, melee`. */
export declare const stanceWords: ({ die, kind, range }: Stance) => string;
/** A stance: what one fights with. */
export declare const aboutStance: (stance: Stance) => About;
/** What weapons and types do to somebody that they do not do to others. */
export declare const resistWords: ({ resist, weak }: Pick<Entrant, 'resist' | 'weak'>) => string[];
/** Somebody ready-made, as it would enter a fight. */
export declare function aboutEntrant(entrant: Entrant): About;
//# sourceMappingURL=about-people.d.ts.map