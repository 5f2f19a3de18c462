import type { About } from '@fray/kernel/rules';
import { type Item } from '../kinds/items.ts';
import { type Power, type Spell } from '../kinds/powers.ts';
/** An item; a weapon where it has ways of attack. */
export declare function aboutItem(item: Item): About;
/** A power, feat or class ability. */
export declare function aboutPower(power: Power): About;
/** A spell. */
export declare function aboutSpell(spell: Spell): About;
//# sourceMappingURL=about-things.d.ts.map