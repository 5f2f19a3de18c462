import type { About } from '@fray/kernel/rules';
import { type CreatureAttack, type Item } from '../kinds/gear.ts';
import { type Spell } from '../kinds/spells.ts';
/** An item; a weapon where it has damage. */
export declare function aboutItem(item: Item): About;
/** An attack in a creature's data. */
export declare function aboutAttack(attack: CreatureAttack): About;
/** A spell. */
export declare function aboutSpell(spell: Spell): About;
//# sourceMappingURL=about-things.d.ts.map