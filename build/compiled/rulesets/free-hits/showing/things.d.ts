import type { About } from '@fray/kernel/rules';
import { type Condition } from '../kinds/conditions.ts';
import { type Feat } from '../kinds/feats.ts';
import { type Item, type Reduction } from '../kinds/gear.ts';
import { type Spell } from '../kinds/spells.ts';
/** An item; a weapon where it strikes. */
export declare function aboutItem(item: Item): About;
/** Something that lowers damage. */
export declare function aboutArmor(armor: Reduction & {
    readonly about: string;
}): About;
/** A feat, with the weapons that were chosen for it. */
export declare function aboutFeat(feat: Feat): About;
/** A spell. */
export declare function aboutSpell(spell: Spell): About;
/** A condition of the content. */
export declare const aboutCondition: (condition: Condition) => About;
/** A state that the rules know. */
export declare function aboutState(name: string): About | null;
//# sourceMappingURL=things.d.ts.map