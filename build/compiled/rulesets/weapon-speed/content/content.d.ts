/** The ruleset's ready-made content by kind and id, as its files give it: unchecked data for the ruleset's schemas. */
export declare const weaponSpeedContent: Record<'abilities' | 'combatants' | 'conditions' | 'injuries' | 'items' | 'spells', Record<string, unknown>>;
//# sourceMappingURL=content.d.ts.map