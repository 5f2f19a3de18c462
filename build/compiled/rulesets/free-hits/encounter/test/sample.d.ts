import type { Problem } from '@fray/kernel/rules';
import type { Entrant } from '../../kinds/combatant.ts';
import type { FreeHitsSetup } from '../../model.ts';
/** A player's character and a foe, to change for each test. */
export declare const ann: {
    pc: boolean;
    hp: number;
    at: string;
};
export declare const orc: {
    hp: number;
    at: string;
};
/** Weapons for tests, in short text. */
export declare const HOOK = "hook melee d6 type piercing";
export declare const BOW = "short bow ranged 1d6 range 20";
/** Content for tests. */
export declare const content: {
    weapons: {
        blade: {
            name: string;
            kind: string;
            damage: string;
        };
        flail: {
            name: string;
            kind: string;
            damage: string;
        };
        fangs: {
            name: string;
            kind: string;
            damage: string;
            onHit: {
                effect: string;
                condition: string;
                rounds: number;
            }[];
        };
    };
    armors: {
        hide: {
            name: string;
            amount: number;
            against: string[];
        };
    };
    feats: {
        long: {
            name: string;
            effects: {
                feat: string;
                spaces: number;
            }[];
        };
        'weapon-lore': {
            name: string;
            effects: {
                feat: string;
                amount: number;
            }[];
        };
        chief: {
            name: string;
            effects: {
                feat: string;
                amount: number;
            }[];
        };
    };
    conditions: {
        numb: {
            name: string;
            flatFooted: boolean;
            cannotAct: boolean;
        };
    };
    spells: {
        dart: {
            name: string;
            cast: string[];
            mp: number;
            range: number;
            attack: boolean;
            damage: string;
            improvements: {
                hot: {
                    price: number;
                    damage: string;
                };
                far: {
                    price: number;
                    range: number;
                };
            };
        };
        storm: {
            name: string;
            cast: string[];
            mp: number;
            range: number;
            target: string;
            radius: number;
            damage: string;
        };
        rite: {
            name: string;
            cast: string[];
            range: number;
            effects: {
                effect: string;
                amount: number;
            }[];
        };
        guard: {
            name: string;
            cast: string[];
            target: string;
            effects: {
                effect: string;
                reduction: number;
            }[];
            upkeep: {
                amount: number;
                pool: string;
            };
            toggle: boolean;
        };
        'call-hound': {
            name: string;
            cast: string[];
            mp: number;
            range: number;
            summon: {
                creature: string;
            };
        };
        'call-bat': {
            name: string;
            cast: string[];
            range: number;
            summon: {
                creature: string;
                sick: boolean;
                thrall: {
                    amount: number;
                };
            };
        };
        'call-imp': {
            name: string;
            cast: string[];
            range: number;
            summon: {
                creature: string;
                level: number;
                thrall: {
                    amount: number;
                    pool: string;
                };
            };
        };
    };
    combatants: {
        hound: {
            name: string;
            hp: number;
            level: number;
            weapons: string[];
        };
        bat: {
            name: string;
            hp: number;
        };
    };
};
/** An encounter with Ann and an Orc, and what is changed in it. */
export declare const encounter: (changes?: Record<string, unknown>) => Record<string, unknown>;
/** The setup of an encounter that has no problems. */
export declare function setupOf(raw: unknown): FreeHitsSetup;
/** The combatant of that name. */
export declare function entrant(setup: FreeHitsSetup, name: string): Entrant;
/** The problems of an encounter, which has some. */
export declare const problemsOf: (raw: unknown) => readonly Problem[];
/** A setup as plain data, without the functions that it holds. */
export declare const plain: (setup: FreeHitsSetup) => unknown;
//# sourceMappingURL=sample.d.ts.map