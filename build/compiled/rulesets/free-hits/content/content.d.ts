/** The ruleset's ready-made content by kind and id, as its files give it: unchecked data for the ruleset's schemas. */
export declare const freeHitsContent: Record<'armors' | 'combatants' | 'conditions' | 'feats' | 'spells' | 'weapons', Record<string, unknown>>;
//# sourceMappingURL=content.d.ts.map