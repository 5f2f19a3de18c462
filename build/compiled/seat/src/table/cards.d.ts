import { type AnyRuleset, type AnyScene, type Card, type Lens } from '@fray/kernel';
/** All that the lens may know of one combatant. */
export declare function cardOf(rules: AnyRuleset, scene: AnyScene, row: number, lens: Lens): Card;
//# sourceMappingURL=cards.d.ts.map