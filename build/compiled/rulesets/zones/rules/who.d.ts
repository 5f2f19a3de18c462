import { type Refusal, type Who } from '@fray/kernel/rules';
import { type ZonesScene } from '../scene.ts';
/** Steps between two combatants' Zones: 0 Close, 1 Nearby, 2 Far-Away, more Distant. */
export declare function distance(scene: ZonesScene, a: Who, b: Who): number;
/** Whether it is on the battlefield, up or down. */
export declare const isHere: (scene: ZonesScene, row: Who) => boolean;
/** Whether it is on the battlefield with at least 1 hit point. */
export declare function isUp(scene: ZonesScene, row: Who): boolean;
/** Whether it has the hindrance (position in HINDRANCES). Asked so often that it reads the cells themselves: one for each kind. */
export declare const isHindered: (scene: ZonesScene, row: Who, kind: number) => boolean;
/** Whether it is its own Turn: an effect that lands on it then does not count it among its Moments. */
export declare const isOwnTurn: (scene: ZonesScene, row: Who) => boolean;
/** Whether two combatants are on opposite sides. */
export declare const areOpponents: (scene: ZonesScene, a: Who, b: Who) => boolean;
/** Whether its side is surprised and this is Round 1. */
export declare const isSurprised: (scene: ZonesScene, row: Who) => boolean;
/** Creatures that count against the Zone's limit: those of both sides that are up. */
export declare function headcount(scene: ZonesScene, zone: number): number;
/** Whether so many more Creatures may enter the Zone. */
export declare function hasRoom(scene: ZonesScene, zone: number, more?: number): boolean;
/** Whether a Creature of the side still fights; one that flees counts until it has left. */
export declare function isFighting(scene: ZonesScene, team: number): boolean;
/** Whether a fight that has begun is over as it stands, also in the middle of a command: then nothing more of it happens. */
export declare const isDecided: (scene: ZonesScene) => boolean;
/** Whether it may strike at somebody who leaves its Zone: up, fighting, able to take Actions, not surprised. */
export declare function canStrike(scene: ZonesScene, row: Who): boolean;
/** Why somebody who is up may not strike at one who leaves its Zone, or null. */
export declare function whyNoStrike(scene: ZonesScene, row: Who): Refusal | null;
/** Whether it is running away. */
export declare const isFleeing: (scene: ZonesScene, row: Who) => boolean;
/** Whether it is talking instead of fighting. */
export declare const isParleying: (scene: ZonesScene, row: Who) => boolean;
//# sourceMappingURL=who.d.ts.map