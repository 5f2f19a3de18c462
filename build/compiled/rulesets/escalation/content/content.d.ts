/** The ruleset's ready-made content by kind and id, as its files give it: unchecked data for the ruleset's schemas. */
export declare const escalationContent: Record<'abilities' | 'combatants' | 'conditions' | 'stances', Record<string, unknown>>;
//# sourceMappingURL=content.d.ts.map